"""A list and a form in Qt Quick (software scene graph, painted into a QImage): the work of `list` and `typing`.

Prints one JSON object: milliseconds of processor time. Needs PySide6; the pictures are those of the folder `assets` beside it.
"""

import argparse
import json
import math
import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_LOGGING_RULES", "*.debug=false")

from PySide6.QtCore import QAbstractListModel, QByteArray, QEvent, QModelIndex, QSize, Qt, QUrl  # noqa: E402
from PySide6.QtGui import QColor, QFocusEvent, QGuiApplication, QImage, QKeyEvent  # noqa: E402
from PySide6.QtQml import QQmlComponent, QQmlEngine  # noqa: E402
from PySide6.QtQuick import QQuickItem, QQuickRenderControl, QQuickRenderTarget, QQuickWindow  # noqa: E402

WIDTH, HEIGHT, SCALE = 390, 844, 2
ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "assets")

LIST = """
import QtQuick
Rectangle {
  width: 390; height: 844; color: "white"
  ListView {
    objectName: "list"; anchors.fill: parent; model: rows; reuseItems: true
    add: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: 350 } }
    remove: Transition { NumberAnimation { property: "opacity"; to: 0; duration: 350 } }
    displaced: Transition { NumberAnimation { property: "y"; duration: 350 } }
    delegate: Item {
      width: 390; height: 66
      Image { x: 16; y: 11; width: 44; height: 44; sourceSize: "88x88"; source: "file://ASSETS/photo" + (model.number % 12) + ".png" }
      Text { x: 72; y: 11; text: "Item " + model.number; font.family: "Inter"; font.pixelSize: 17; renderType: Text.NativeRendering }
      Text { x: 72; y: 33; text: "Shelf " + model.number % 97 + ", box " + model.number % 13; color: "#8A8A8E"; font.family: "Inter"; font.pixelSize: 15; renderType: Text.NativeRendering }
      Rectangle { x: 72; y: 65; width: 318; height: 0.5; color: "#C6C6C8" }
    }
  }
}
""".replace("ASSETS", ASSETS)

FORM = """
import QtQuick
Rectangle {
  width: 390; height: 844; color: "white"
  id: scene
  property Item first
  Flickable {
    anchors.fill: parent; contentHeight: fields.height
    Column {
      id: fields; x: 16; y: 16; width: 358; spacing: 8
      Repeater {
        model: 100
        Rectangle {
          width: 358; height: 34; radius: 5; border.color: "#D0D0D0"; border.width: 1
          TextInput {
            Component.onCompleted: if (index === 0) { scene.first = this; focus = true }
            x: 8; y: 6; width: 342; clip: true
            font.family: "Inter"; font.pixelSize: 17; renderType: Text.NativeRendering
            onTextEdited: {
              var digits = text.replace(/[^0-9]/g, ""), grouped = ""
              for (var i = 0; i < digits.length; i += 4) grouped += (i ? " " : "") + digits.substr(i, 4)
              if (grouped !== text) text = grouped
            }
          }
        }
      }
    }
  }
}
"""


class Rows(QAbstractListModel):
    """Numbers of rows, kept as a list of what is not in its place only by its length."""

    def __init__(self, count):
        super().__init__()
        self.numbers = list(range(count))
        self.following = count

    def rowCount(self, parent=QModelIndex()):
        return len(self.numbers)

    def roleNames(self):
        return {Qt.UserRole: QByteArray(b"number")}

    def data(self, index, role):
        return self.numbers[index.row()]

    def insert(self, index):
        self.beginInsertRows(QModelIndex(), index, index)
        self.numbers.insert(index, self.following)
        self.following += 1
        self.endInsertRows()

    def remove(self, index):
        self.beginRemoveRows(QModelIndex(), index, index)
        del self.numbers[index]
        self.endRemoveRows()


class Screen:
    """A window that is painted into an image, one frame at a time."""

    def __init__(self):
        QQuickWindow.setSceneGraphBackend("software")
        self.application = QGuiApplication(sys.argv[:1])
        self.control = QQuickRenderControl()
        self.window = QQuickWindow(self.control)
        self.window.setColor(QColor("white"))
        self.image = QImage(WIDTH * SCALE, HEIGHT * SCALE, QImage.Format_ARGB32_Premultiplied)
        self.image.setDevicePixelRatio(SCALE)
        target = QQuickRenderTarget.fromPaintDevice(self.image)
        target.setDevicePixelRatio(SCALE)
        self.window.setRenderTarget(target)
        self.window.setGeometry(0, 0, WIDTH, HEIGHT)
        self.window.contentItem().setSize(QSize(WIDTH, HEIGHT))
        self.engine = QQmlEngine()

    def show(self, source):
        # Kept: what it made goes with it.
        self.component = QQmlComponent(self.engine)
        self.component.setData(QByteArray(source.encode()), QUrl("file:///scene.qml"))
        self.root = self.component.create()
        if self.root is None:
            sys.exit(self.component.errorString())
        self.root.setParentItem(self.window.contentItem())
        self.frame()

    def frame(self):
        self.application.processEvents()
        self.control.polishItems()
        self.control.sync()
        self.control.render()


def cost(work):
    """Milliseconds of processor time that something takes."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e3


def lists(screen, count, frames):
    rows = Rows(count)
    screen.engine.rootContext().setContextProperty("rows", rows)
    opened = cost(lambda: screen.show(LIST))
    view = screen.root.findChild(QQuickItem, "list")
    # The way that a touch of 1,500 points a second goes on: speed falls to 0.998 of itself each millisecond.
    reach = 1500 / (-1000 * math.log(0.998))
    flung = []
    for frame in range(frames):
        place = 300 + reach * (1 - 0.998 ** (1000 * frame / 60))
        view.setProperty("contentY", place)
        flung.append(cost(screen.frame))

    def jump():
        view.setProperty("contentY", count // 2 * 66)
        screen.frame()

    jumped = cost(jump)
    changed = []
    for index in (count // 2 + 3, count // 2 + 4):
        for change in (rows.insert, rows.remove):
            change(index)
            end = time.perf_counter() + 0.4
            while time.perf_counter() < end:
                changed.append(cost(screen.frame))
                time.sleep(max(0, 1 / 60 - changed[-1] / 1e3))
    return {
        "open_ms": opened, "fling_ms_per_frame": sum(flung) / len(flung), "jump_ms": jumped,
        "change_ms_per_frame": sum(changed) / len(changed),
    }


def form(screen, keystrokes):
    screen.show(FORM)
    field = screen.root.property("first")
    screen.application.sendEvent(screen.window, QFocusEvent(QEvent.FocusIn))
    field.forceActiveFocus()
    screen.frame()
    screen.frame()
    taken = []
    for index in range(keystrokes):

        def keystroke():
            digit = index % 10
            for kind in (QEvent.KeyPress, QEvent.KeyRelease):
                event = QKeyEvent(kind, Qt.Key_0 + digit, Qt.NoModifier, str(digit))
                screen.application.sendEvent(screen.window, event)
            screen.frame()

        taken.append(cost(keystroke))
    if len(field.property("text")) < keystrokes:
        sys.exit(f"the field holds {field.property('text')!r}")
    return {"keystroke_ms": sum(taken) / len(taken)}


parser = argparse.ArgumentParser()
parser.add_argument("--rows", type=int, default=1000)
parser.add_argument("--frames", type=int, default=240)
parser.add_argument("--keystrokes", type=int, default=0)
arguments = parser.parse_args()
screen = Screen()
if arguments.keystrokes:
    print(json.dumps(form(screen, arguments.keystrokes)))
else:
    print(json.dumps(lists(screen, arguments.rows, arguments.frames)))
sys.stdout.flush()
os._exit(0)

import SwiftUI

// A chat between the bridge and the engine room of a ferry.

struct ChatMessage: Identifiable, Equatable {
    enum Sender { case me, other }

    let id: Int
    let sender: Sender
    var text: String
    var isRead = false
}

@MainActor
final class ChatRoom: ObservableObject {
    @Published private(set) var messages: [ChatMessage] = [
        ChatMessage(id: 0, sender: .other, text: "Oil pressure is steady again.", isRead: true),
        ChatMessage(id: 1, sender: .me, text: "Good. We leave at half past.", isRead: true),
        ChatMessage(id: 2, sender: .other, text: "Is the bow door closed?", isRead: true),
    ]
    @Published private(set) var isTyping = false
    private let answers = ["Aye.", "Will do.", "Ask the mate, she has the list."]
    private var answerTask: Task<Void, Never>?

    func send(_ text: String) {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !line.isEmpty else { return }
        messages.append(ChatMessage(id: messages.count, sender: .me, text: line))
        answerTask?.cancel()
        answerTask = Task {
            isTyping = true
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else { return }
            isTyping = false
            for index in messages.indices { messages[index].isRead = true }
            messages.append(
                ChatMessage(id: messages.count, sender: .other, text: answers[messages.count % answers.count]))
        }
    }

    func delete(_ message: ChatMessage) {
        messages.removeAll { $0 == message }
    }
}

struct CrewChatView: View {
    @StateObject private var room = ChatRoom()
    @State private var draft = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(room.messages) { message in
                            Bubble(message: message)
                                .id(message.id)
                                .contextMenu {
                                    Button {
                                        draft = message.text
                                    } label: {
                                        Label("Quote", systemImage: "quote.bubble")
                                    }
                                    Button(role: .destructive) {
                                        withAnimation { room.delete(message) }
                                    } label: {
                                        Label("Delete", systemImage: "trash")
                                    }
                                }
                                .transition(
                                    .asymmetric(
                                        insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity))
                        }
                        if room.isTyping {
                            TypingDots()
                                .frame(maxWidth: .infinity, alignment: .leading)
                        }
                    }
                    .padding()
                    .animation(.spring(response: 0.3, dampingFraction: 0.8), value: room.messages)
                }
                .defaultScrollAnchor(.bottom)
                .onChange(of: room.messages.count) { _, _ in
                    withAnimation { proxy.scrollTo(room.messages.last?.id, anchor: .bottom) }
                }
            }
            .safeAreaInset(edge: .bottom) { composer }
            .navigationTitle("Engine room")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Text("Engine room").font(.headline)
                        Text(room.isTyping ? "typing…" : "on watch")
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                    }
                }
            }
        }
    }

    private var composer: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...4)
                .focused($isWriting)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background {
                    RoundedRectangle(cornerRadius: 18).strokeBorder(.quaternary)
                }
            Button(action: send) {
                Image(systemName: "arrow.up.circle.fill")
                    .font(.system(size: 32))
            }
            .disabled(draft.isEmpty)
            .accessibilityLabel("Send")
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
    }

    private func send() {
        room.send(draft)
        draft = ""
        isWriting = true
    }
}

private struct Bubble: View {
    let message: ChatMessage

    private var isMine: Bool { message.sender == .me }

    var body: some View {
        HStack {
            if isMine { Spacer(minLength: 60) }
            VStack(alignment: .trailing, spacing: 2) {
                Text(message.text)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 9)
                    .foregroundStyle(isMine ? .white : .primary)
                    .background(isMine ? Color.blue : Color(uiColor: .systemGray5), in: BubbleShape(isMine: isMine))
                if isMine && message.isRead {
                    Text("Read").font(.caption2).foregroundStyle(.secondary)
                }
            }
            if !isMine { Spacer(minLength: 60) }
        }
    }
}

private struct BubbleShape: Shape {
    var isMine: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: 17, height: 17))
            // Both ways around the same, so that the tail and the bubble are one.
            if isMine {
                path.move(to: CGPoint(x: rect.maxX, y: rect.maxY - 14))
                path.addQuadCurve(
                    to: CGPoint(x: rect.maxX + 4, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY - 4))
                path.addQuadCurve(
                    to: CGPoint(x: rect.maxX - 14, y: rect.maxY), control: CGPoint(x: rect.maxX - 2, y: rect.maxY))
            } else {
                path.move(to: CGPoint(x: rect.minX + 14, y: rect.maxY))
                path.addQuadCurve(
                    to: CGPoint(x: rect.minX - 4, y: rect.maxY), control: CGPoint(x: rect.minX + 2, y: rect.maxY))
                path.addQuadCurve(
                    to: CGPoint(x: rect.minX, y: rect.maxY - 14), control: CGPoint(x: rect.minX, y: rect.maxY - 4))
            }
        }
    }
}

private struct TypingDots: View {
    @State private var isUp = false

    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<3, id: \.self) { index in
                Circle()
                    .frame(width: 8, height: 8)
                    .offset(y: isUp ? -4 : 2)
                    .animation(.easeInOut(duration: 0.4).repeatForever().delay(Double(index) * 0.13), value: isUp)
            }
        }
        .foregroundStyle(.secondary)
        .padding(12)
        .background(Color(.systemGray5), in: Capsule())
        .onAppear { isUp = true }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("The engine room is typing")
    }
}

import SwiftUICore

/// How large a sheet is in windows with much room. Elsewhere sheets take the width of the window.
public protocol PresentationSizing {
    /// Which of the system's sizes it is.
    static var _kind: _PresentationSizingKind { get }
    /// In which directions the content says how large the sheet is instead.
    var _fitted: Axis.Set { get }
    /// In which of these directions the sheet does not become smaller again.
    var _sticky: Axis.Set { get }
}

extension PresentationSizing {
    /// In none.
    public var _fitted: Axis.Set { [] }
    /// In none.
    public var _sticky: Axis.Set { [] }

    /// The size, but as wide or high as the content.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittedSizing<Self>(
            _fitted: _fitted.union(horizontal ? .horizontal : []).union(vertical ? .vertical : []), _sticky: _sticky)
    }

    /// The size, but where the content says it the sheet grows with the content and does not become smaller again.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        FittedSizing<Self>(
            _fitted: _fitted,
            _sticky: _sticky.union(horizontal ? .horizontal : []).union(vertical ? .vertical : []))
    }
}

/// A size of which the content says a part.
private struct FittedSizing<Base: PresentationSizing>: PresentationSizing {
    static var _kind: _PresentationSizingKind { Base._kind }
    let _fitted: Axis.Set
    let _sticky: Axis.Set
}

/// The sizes of sheets that the system knows.
public enum _PresentationSizingKind: Hashable, Sendable {
    /// As the system has it: a page.
    case automatic
    /// Most of the window.
    case page
    /// A smaller card.
    case form
    /// As large as the content.
    case fitted
}

/// The size that the system gives sheets.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// The system's.
    public static var _kind: _PresentationSizingKind { .automatic }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
    /// A page's.
    public static var _kind: _PresentationSizingKind { .page }
}

/// The size of a form, which is smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
    /// A form's.
    public static var _kind: _PresentationSizingKind { .form }
}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
    /// In both.
    public var _fitted: Axis.Set { [.horizontal, .vertical] }
    /// The content's.
    public static var _kind: _PresentationSizingKind { .fitted }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that the system gives sheets.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// Says how large the sheet is that this view is in, in windows with much room.
    nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
        let fitted = sizing._fitted
        let sticky = sizing._sticky
        return presentationOption {
            $0.sizing = S._kind
            $0.fittedAxes = fitted
            $0.stickyAxes = sticky
        }
    }
}

import Wick

enum Wicks {
    static var length: Int { WickCutter().length }
}

import CRiffleCarriers
import Foundation
import SwiftUICore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Completion handlers of transfers: they run in the context of the code that makes the transfer.
enum CarriedTransfers {
    typealias Received = (Data?, URLResponse?, (any Error)?) -> Void
    typealias Downloaded = (URL?, URLResponse?, (any Error)?) -> Void

    struct DataURL { let call: (URL, @escaping Received) -> URLSessionDataTask }
    static let dataURL = CarriedMethod<DataURL>()
    struct DataRequest { let call: (URLRequest, @escaping Received) -> URLSessionDataTask }
    static let dataRequest = CarriedMethod<DataRequest>()
    struct UploadData { let call: (URLRequest, Data?, @escaping Received) -> URLSessionUploadTask }
    static let uploadData = CarriedMethod<UploadData>()
    struct UploadFile { let call: (URLRequest, URL, @escaping Received) -> URLSessionUploadTask }
    static let uploadFile = CarriedMethod<UploadFile>()
    struct DownloadURL { let call: (URL, @escaping Downloaded) -> URLSessionDownloadTask }
    static let downloadURL = CarriedMethod<DownloadURL>()
    struct DownloadRequest { let call: (URLRequest, @escaping Downloaded) -> URLSessionDownloadTask }
    static let downloadRequest = CarriedMethod<DownloadRequest>()
    struct DownloadResumed { let call: (Data, @escaping Downloaded) -> URLSessionDownloadTask }
    static let downloadResumed = CarriedMethod<DownloadResumed>()
    struct Resume { let call: () -> Void }
    static let resume = CarriedMethod<Resume>()

    static func install() {
        installBeginning()
        let prefix = "$s20FoundationNetworking10URLSessionC"
        let data = "0A10Essentials"
        let rest = "VSg_AA11URLResponseCSgs5Error_pSgtYbctF"
        func carry<Method>(_ method: CarriedMethod<Method>, _ name: String, by replacement: UnsafeMutableRawPointer?) {
            method.carry(prefix + name, in: URLSession.self, by: replacement)
        }
        carry(
            dataURL, "8dataTask4with17completionHandlerAA0c4DataE0C\(data)3URLV_yAI0I0\(rest)",
            by: riffle_method_data_url())
        carry(
            dataRequest, "8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y\(data)0I0\(rest)",
            by: riffle_method_data_request())
        carry(
            uploadData,
            "10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequestV_\(data)4DataVSgyAO_AA11URLResponseCSgs5Error_pSgtYbctF",
            by: riffle_method_upload_data())
        carry(
            uploadFile,
            "10uploadTask4with8fromFile17completionHandlerAA0c6UploadE0CAA10URLRequestV_\(data)3URLVyAL4Data\(rest)",
            by: riffle_method_upload_file())
        carry(
            downloadURL,
            "12downloadTask4with17completionHandlerAA0c8DownloadE0C\(data)3URLV_yAKSg_AA11URLResponseCSgs5Error_pSgtYbctF",
            by: riffle_method_download_url())
        carry(
            downloadRequest,
            "12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y\(data)3URL\(rest)",
            by: riffle_method_download_request())
        carry(
            downloadResumed,
            "12downloadTask14withResumeData17completionHandlerAA0c8DownloadE0C\(data)0H0V_yAI3URL\(rest)",
            by: riffle_method_download_resumed())
    }

    /// Transfers share what waits for their connections, which therefore belongs to nobody.
    private static func installBeginning() {
        for type in [URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self] as [AnyClass] {
            resume.carry("$s20FoundationNetworking14URLSessionTaskC6resumeyyF", in: type, by: riffle_method_resume())
        }
    }

    static func carried<Value>(
        _ handler: @escaping (Value?, URLResponse?, (any Error)?) -> Void
    ) -> (Value?, URLResponse?, (any Error)?) -> Void {
        guard let context = WindowContext.carried else { return handler }
        return { value, response, error in WindowContext.run(as: context) { handler(value, response, error) } }
    }
}

extension URLSession {
    @_silgen_name("riffle_carried_data_url")
    func carriedData(with url: URL, completionHandler: @escaping CarriedTransfers.Received) -> URLSessionDataTask {
        CarriedTransfers.dataURL.method(of: self).call(
            url, CarriedTransfers.carried(completionHandler))
    }

    @_silgen_name("riffle_carried_data_request")
    func carriedData(with request: URLRequest, completionHandler: @escaping CarriedTransfers.Received)
        -> URLSessionDataTask
    {
        CarriedTransfers.dataRequest.method(of: self).call(
            request, CarriedTransfers.carried(completionHandler))
    }

    @_silgen_name("riffle_carried_upload_data")
    func carriedUpload(
        with request: URLRequest, from data: Data?, completionHandler: @escaping CarriedTransfers.Received
    ) -> URLSessionUploadTask {
        CarriedTransfers.uploadData.method(of: self).call(
            request, data, CarriedTransfers.carried(completionHandler))
    }

    @_silgen_name("riffle_carried_upload_file")
    func carriedUpload(
        with request: URLRequest, fromFile file: URL, completionHandler: @escaping CarriedTransfers.Received
    ) -> URLSessionUploadTask {
        CarriedTransfers.uploadFile.method(of: self).call(
            request, file, CarriedTransfers.carried(completionHandler))
    }

    @_silgen_name("riffle_carried_download_url")
    func carriedDownload(
        with url: URL, completionHandler: @escaping CarriedTransfers.Downloaded
    ) -> URLSessionDownloadTask {
        CarriedTransfers.downloadURL.method(of: self).call(
            url, CarriedTransfers.carried(completionHandler))
    }

    @_silgen_name("riffle_carried_download_request")
    func carriedDownload(
        with request: URLRequest, completionHandler: @escaping CarriedTransfers.Downloaded
    ) -> URLSessionDownloadTask {
        CarriedTransfers.downloadRequest.method(of: self).call(
            request, CarriedTransfers.carried(completionHandler))
    }

    @_silgen_name("riffle_carried_download_resumed")
    func carriedDownload(
        withResumeData data: Data, completionHandler: @escaping CarriedTransfers.Downloaded
    ) -> URLSessionDownloadTask {
        CarriedTransfers.downloadResumed.method(of: self).call(
            data, CarriedTransfers.carried(completionHandler))
    }
}

extension URLSessionTask {
    @_silgen_name("riffle_carried_resume")
    func resumeForNobody() {
        TransfersAtWork.note(self)
        WindowContext.run(as: nil) { CarriedTransfers.resume.method(of: self).call() }
    }
}

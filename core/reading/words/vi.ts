import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Vietnamese. */
export const vietnamese: () => Words = onDemand(() => ({
  // The document
  title: 'tiêu đề, tựa đề, tựa, nhan đề, tiêu đề chính, tên tài liệu, chữ lớn, đầu đề',
  subtitle: 'phụ đề, tiêu đề phụ, khẩu hiệu, slogan, phương châm, dòng dưới tiêu đề',
  eyebrow: 'dòng trên tiêu đề, chuyên mục, nhãn trên',
  summary:
    'tóm tắt, tóm lược, giới thiệu, lời giới thiệu, mô tả ngắn, lời mở đầu, mở đầu, tổng quan, sơ lược, khái quát, mô tả, giới thiệu bản thân, mục tiêu nghề nghiệp, tóm tắt điều hành, hồ sơ, sapo, lời dẫn, lời nói đầu',
  text: 'nội dung, văn bản, bài viết, thân bài, lời nhắn, chi tiết, câu chuyện, diễn giải',
  author:
    'tác giả, người viết, viết bởi, biên soạn, người soạn, thực hiện, người thực hiện, trình bày, người trình bày, diễn giả, biên tập, biên tập viên, soạn bởi',
  publisher: 'nhà xuất bản, xuất bản bởi, đơn vị phát hành, nhãn hiệu, thương hiệu, nxb, cơ quan',
  date: 'ngày, ngày tháng, khi nào, vào ngày, thời gian, ngày giờ, ngày lập, ngày tháng năm',
  datePublished:
    'ngày đăng, ngày xuất bản, xuất bản, ngày phát hành, phát hành, đăng ngày, công bố, ngày công bố',
  updated: 'cập nhật, cập nhật lần cuối, ngày cập nhật, sửa đổi lần cuối, chỉnh sửa, tính đến',
  version: 'phiên bản, bản, lần sửa đổi, bản thảo, ấn bản',
  period: 'kỳ, giai đoạn, kỳ báo cáo, quý, tháng, tuần, năm, thời hạn, thời lượng, khoảng thời gian, học kỳ',
  season: 'mùa, bộ sưu tập, mùa giải',
  issue: 'số, số báo, kỳ, tập, số phát hành',
  language: 'ngôn ngữ',
  image: 'hình ảnh, ảnh, hình, ảnh bìa, bìa, minh họa, chân dung, ảnh nền, ảnh đại diện',
  logo: 'logo, biểu trưng',
  link: 'liên kết, đường dẫn, link',
  url: 'trang web, website, web, địa chỉ web, trang chủ, tên miền, trực tuyến, online, xác minh, xác minh tại, kiểm tra tại, tra cứu tại, tra cứu',
  email: 'email, e-mail, thư điện tử, địa chỉ email, mail, hộp thư',
  telephone:
    'điện thoại, số điện thoại, sđt, đt, đtdđ, di động, hotline, đường dây nóng, gọi, tel, zalo, liên hệ điện thoại, số đt, điện thoại liên hệ',
  fax: 'fax, số fax',
  address:
    'địa chỉ, đ/c, địa chỉ liên hệ, trụ sở, trụ sở chính, văn phòng, địa chỉ giao hàng, nơi ở, chỗ ở hiện tại, địa chỉ thường trú, đường đi, địa chỉ gửi thư',
  city: 'thành phố, tỉnh, quận, huyện, tỉnh thành, tỉnh thành phố, phường, xã',
  country: 'quốc gia, nước',
  contact:
    'liên hệ, thông tin liên hệ, liên lạc, người liên hệ, liên hệ với chúng tôi, liên hệ chúng tôi, thông tin cá nhân, thông tin, thông tin thêm, mọi chi tiết, mọi thắc mắc, thắc mắc, hỏi đáp, thông tin chi tiết, đầu mối liên hệ',
  socials: 'mạng xã hội, theo dõi, theo dõi chúng tôi, kênh, kết nối với chúng tôi, kết nối',
  profiles: 'hồ sơ mạng, tài khoản, trang cá nhân',
  handle: 'tên người dùng, tài khoản, instagram, facebook, tên tài khoản',
  action:
    'nút, nút bấm, kêu gọi hành động, hành động, lời kêu gọi, nút chính, chữ trên nút, bước tiếp theo, cta',
  secondAction: 'nút phụ, nút thứ hai, hành động phụ, liên kết phụ, nút khác',
  name: 'họ tên, họ và tên, tên, tên đầy đủ, người, ai, danh tính, quý danh',
  givenName: 'tên, tên riêng, tên gọi',
  familyName: 'họ',
  jobTitle:
    'chức vụ, chức danh, vị trí, vị trí công việc, nghề nghiệp, công việc, vai trò, vị trí ứng tuyển, nghề, cương vị, chuyên môn, vị trí hiện tại',
  organization:
    'công ty, tổ chức, tên công ty, doanh nghiệp, cơ quan, đơn vị, đơn vị công tác, nhà tuyển dụng, nơi làm việc, trường, trường học, đại học, viện, hiệp hội, hội, câu lạc bộ, phòng ban, phòng, ban, bộ phận, nhóm, xưởng, cửa hàng, nhà hàng, quán, tiệm, tên doanh nghiệp, studio, quỹ',
  pronouns: 'đại từ, xưng hô',
  note: 'ghi chú, lưu ý, chú ý, chú thích, nhận xét, tái bút, p s, tb, nb',
  notes:
    'ghi chú, lưu ý, những lưu ý, thông tin thêm, thông tin khác, quan trọng, thông tin quan trọng, cần biết, xin lưu ý, ghi chú cho người nói, khác',
  terms:
    'điều khoản, điều khoản và điều kiện, điều kiện, quy định, nội quy, điều lệ, chính sách, chính sách hoàn trả, miễn trừ trách nhiệm, điều khoản sử dụng, thông tin quan trọng, chữ nhỏ, thể lệ',
  conditions:
    'điều kiện, điều kiện áp dụng, điều khoản, thể lệ, không áp dụng, không áp dụng cho, áp dụng cho, không áp dụng đồng thời, hạn chế, ngoại lệ, quy định, yêu cầu, đơn hàng tối thiểu, điều kiện sử dụng, hóa đơn tối thiểu',
  sources: 'nguồn, nguồn dữ liệu, nguồn số liệu, phương pháp, cách tính, phương pháp luận',
  tags: 'thẻ, từ khóa, từ khoá, chủ đề, danh mục, chuyên mục, nhãn, phân loại',
  // Events, tickets
  event:
    'sự kiện, tên sự kiện, chương trình, buổi diễn, đêm nhạc, hòa nhạc, buổi hòa nhạc, vở diễn, trận đấu, phim, triển lãm, lễ hội, chuyến lưu diễn, hội thảo, suất diễn, tên chương trình',
  performer:
    'nghệ sĩ, biểu diễn, người biểu diễn, ca sĩ, ban nhạc, diễn viên, với sự tham gia, khách mời, với, nhạc trưởng, đạo diễn, diễn giả, trình diễn, dàn diễn viên',
  startDate:
    'ngày bắt đầu, ngày diễn ra, ngày tổ chức, bắt đầu, ngày sự kiện, ngày diễn, ngày biểu diễn, khai mạc, từ ngày, ngày khai mạc, ngày, thời gian, lịch diễn',
  endDate: 'ngày kết thúc, kết thúc, đến ngày, bế mạc, ngày bế mạc',
  time: 'giờ, thời gian, giờ bắt đầu, giờ diễn, bắt đầu lúc, lúc, vào lúc, giờ biểu diễn, suất, khung giờ, giờ khai mạc',
  endTime: 'giờ kết thúc, kết thúc lúc, kết thúc, đến giờ',
  doorTime:
    'giờ mở cửa, mở cửa, mở cửa lúc, đón khách, giờ đón khách, soát vé, soát vé từ, vào cửa từ, mở cổng, giờ soát vé, check-in, nhận khách',
  location:
    'địa điểm, nơi, nơi tổ chức, địa điểm tổ chức, tại, ở đâu, hội trường, nhà hát, sân vận động, phòng, điểm hẹn, khán phòng, nơi diễn ra, rạp, sân khấu',
  programme:
    'chương trình, lịch trình, thời gian biểu, nội dung chương trình, lịch, kịch bản chương trình, nghị trình, tiến trình, lịch chiếu, các phiên',
  organizer:
    'ban tổ chức, đơn vị tổ chức, tổ chức bởi, nhà tổ chức, btc, chủ trì, người tổ chức, đơn vị chủ trì, sản xuất, giới thiệu bởi',
  sponsors:
    'nhà tài trợ, tài trợ, tài trợ bởi, đơn vị tài trợ, đối tác, đồng hành, đơn vị đồng hành, hỗ trợ bởi, bảo trợ, bảo trợ truyền thông, với sự hỗ trợ của',
  seatSection:
    'khu, khu vực, khán đài, hạng vé, loại vé, hạng, tầng, lầu, ban công, khối, toa, bàn, cánh, zone, khu vực ngồi',
  seatRow: 'hàng, dãy, hàng ghế, số hàng, dãy ghế',
  seatNumber: 'ghế, số ghế, ghế số, chỗ, chỗ ngồi, số chỗ',
  entrance: 'cửa, cổng, lối vào, cửa vào, cửa số, cổng vào, cổng số',
  holder:
    'chủ vé, người giữ vé, tên trên vé, tên người giữ vé, khách, tên khách, khách mời, người mua, người tham dự, người dùng, thành viên, cấp cho, dành cho, người đặt, tên khách hàng, họ tên khách',
  price:
    'giá, giá vé, phí, lệ phí, phí vào cửa, giá tiền, mức giá, phí tham dự, đã thanh toán, vé vào cửa, học phí, chi phí',
  orderNumber:
    'mã đơn hàng, số đơn hàng, đơn hàng, mã đặt vé, mã đặt chỗ, số đặt chỗ, mã giao dịch, giao dịch, mã xác nhận, đơn đặt hàng, mã đơn, mã đặt hàng, tham chiếu',
  ticketNumber:
    'số vé, mã vé, vé số, vé, mã số vé, số sê-ri, số seri, mã vạch, vé điện tử, số hiệu vé, mã, số',
  // Flights
  airline: 'hãng hàng không, hãng bay, hãng, khai thác bởi, hãng vận chuyển, nhà xe, hãng tàu',
  passengerName: 'hành khách, tên hành khách, họ tên hành khách, họ tên, khách, tên khách',
  flightNumber:
    'chuyến bay, số hiệu chuyến bay, số chuyến bay, chuyến, tàu, số tàu, mác tàu, số hiệu, chuyến tàu, chuyến xe',
  departureAirport:
    'từ, điểm đi, nơi đi, khởi hành từ, sân bay đi, sân bay khởi hành, ga đi, điểm khởi hành, nơi khởi hành, bến đi',
  arrivalAirport: 'đến, điểm đến, nơi đến, sân bay đến, ga đến, bến đến, tới, đích đến',
  departureDate: 'ngày bay, ngày đi, ngày khởi hành, ngày, ngày chạy',
  boardingTime:
    'giờ lên máy bay, lên máy bay, giờ ra cửa, giờ boarding, boarding, giờ lên tàu, lên tàu, giờ lên xe',
  departureTime:
    'giờ khởi hành, khởi hành, giờ bay, giờ đi, cất cánh, giờ cất cánh, xuất phát, giờ chạy, giờ xuất phát',
  arrivalTime: 'giờ đến, giờ hạ cánh, hạ cánh, đến lúc, giờ tới, giờ đến dự kiến',
  gate: 'cửa, cổng, cửa ra máy bay, cửa khởi hành, cửa số, sân ga, cửa lên máy bay, ke ga',
  gateCloses:
    'đóng cửa, giờ đóng cửa, cửa đóng, đóng cửa lúc, giờ đóng cửa ra máy bay, lần gọi cuối, đóng cửa ra máy bay',
  terminal: 'nhà ga, ga, ga đi',
  seat: 'ghế, số ghế, chỗ ngồi, chỗ, ghế số',
  cabinClass: 'hạng, hạng ghế, hạng vé, khoang, hạng dịch vụ, hạng bay',
  boardingGroup: 'nhóm, nhóm lên máy bay, khu vực lên máy bay, ưu tiên',
  sequenceNumber: 'số thứ tự, stt, thứ tự, seq, số thứ tự lên máy bay',
  reservationNumber: 'mã đặt chỗ, số đặt chỗ, đặt chỗ, pnr, mã xác nhận, mã đặt vé, mã giữ chỗ',
  frequentFlyer:
    'số hội viên, thẻ hội viên, hội viên, bông sen vàng, khách hàng thường xuyên, dặm bay, thẻ thành viên',
  baggage: 'hành lý, hành lý ký gửi, hành lý xách tay, hành lý miễn cước',
  // Certificates, vouchers, coupons
  recipient:
    'trao cho, trao tặng, trao tặng cho, cấp cho, tặng cho, người nhận, họ tên người nhận, chứng nhận, chứng nhận ông bà, chứng nhận anh chị, học viên, sinh viên, học sinh, người tham dự, người được cấp, người được tặng, vinh danh, kính tặng, dành cho, cho, người thắng, người đoạt giải, gửi tặng, tặng, khen tặng, chứng nhận rằng, xác nhận rằng',
  credential:
    'khóa học, khoá học, chương trình, khóa đào tạo, khoá đào tạo, đào tạo, đã hoàn thành, đã hoàn thành khóa học, hoàn thành khóa học, chứng chỉ, bằng cấp, danh hiệu, giải thưởng, thành tích, vì, về, môn học, học phần, chuyên ngành, ngành, lớp, hội thảo, kỹ năng, đã tham gia, tên khóa học, nội dung đào tạo, nội dung, giải, trình độ, vì đã, chuyên đề, năng lực',
  issuer:
    'đơn vị cấp, nơi cấp, cấp bởi, cơ quan cấp, tổ chức cấp, trao bởi, trường, học viện, công ty, trung tâm, đơn vị đào tạo, đơn vị tổ chức, tổ chức, áp dụng tại, cửa hàng, phát hành bởi, đơn vị phát hành',
  dateIssued:
    'ngày cấp, ngày trao, cấp ngày, ngày phát hành, ngày hoàn thành, ngày tốt nghiệp, ngày ký, ngày, nơi và ngày cấp, trao ngày',
  identifier:
    'số chứng chỉ, số chứng nhận, mã chứng chỉ, mã chứng nhận, số hiệu, số vào sổ, số vào sổ cấp, số quyết định, mã số, số, mã, mã xác minh, mã tra cứu, số đăng ký, số sê-ri, số seri, số giấy phép, mã học viên, cccd, cmnd, số tài liệu',
  grade: 'xếp loại, điểm, điểm số, kết quả, hạng, loại, đánh giá, điểm trung bình, mức',
  hours:
    'số giờ, thời lượng, số tiết, số giờ học, tín chỉ, số tín chỉ, thời gian đào tạo, thời lượng khóa học',
  signatures:
    'chữ ký, ký tên, ký bởi, người ký, ký và đóng dấu, ký ghi rõ họ tên, đại diện các bên, đại diện, phê duyệt, các bên ký tên',
  offer:
    'ưu đãi, khuyến mãi, khuyến mại, giảm giá, giảm, tiết kiệm, quà tặng, bạn nhận được, được tặng, nhận ngay, ưu đãi đặc biệt, chương trình khuyến mãi, lợi ích, phần thưởng, miễn phí',
  product: 'sản phẩm, mặt hàng, áp dụng cho, cho sản phẩm, hàng hóa, sản phẩm áp dụng, món',
  code: 'mã, mã giảm giá, mã khuyến mãi, mã ưu đãi, mã quà tặng, mã voucher, mã coupon, nhập mã, dùng mã, mã pin, mã truy cập, mã số thẻ, mã phiếu',
  serialNumber: 'số sê-ri, số seri, số phiếu, mã phiếu, số thẻ, số, số voucher, seri',
  validFrom:
    'có hiệu lực từ, hiệu lực từ, áp dụng từ, từ ngày, bắt đầu, bắt đầu từ, ngày bắt đầu, có giá trị từ',
  validThrough:
    'hạn sử dụng, có hiệu lực đến, hiệu lực đến, có giá trị đến, hết hạn, ngày hết hạn, hạn dùng, đến ngày, hạn chót, áp dụng đến, hạn, hsd, giá trị đến, kết thúc, đến hết ngày, thời hạn, có giá trị đến hết ngày, sử dụng trước',
  value: 'giá trị, trị giá, mệnh giá, số tiền, số dư, con số, hiện tại, thực tế, thực hiện, số liệu',
  giver: 'người tặng, từ, tặng bởi, quà từ, người gửi, thân tặng, của',
  message: 'lời nhắn, lời chúc, thông điệp, tin nhắn, lời đề tặng, lời gửi',
  redeemAt:
    'sử dụng tại, áp dụng tại, đổi tại, nơi sử dụng, cách sử dụng, cách dùng, nơi đổi, hướng dẫn sử dụng, đặt lịch, đặt chỗ, địa điểm áp dụng, dùng tại, cửa hàng áp dụng',
  // Invitations
  hosts:
    'chủ tiệc, gia đình, hai họ, cô dâu chú rể, cô dâu và chú rể, ba mẹ, người mời, chủ nhà, kính mời, nhà trai, nhà gái, thân mời',
  request:
    'lời mời, trân trọng kính mời, kính mời, thân mời, trân trọng mời, nội dung thiệp, nội dung lời mời, chúng tôi mời, hân hạnh được đón tiếp',
  dress: 'trang phục, quy định trang phục, dress code, yêu cầu trang phục, phục trang',
  rsvp: 'xác nhận tham dự, xác nhận, rsvp, vui lòng xác nhận, phản hồi, hồi âm, vui lòng phản hồi, xin phản hồi, xác nhận trước ngày, vui lòng xác nhận trước, đăng ký',
  // Letters
  sender: 'người gửi, từ, bên gửi, người ứng tuyển, địa chỉ người gửi, nơi gửi',
  subject: 'về việc, v/v, tiêu đề, chủ đề, trích yếu, tiêu đề thư, chủ đề thư',
  salutation: 'lời chào, kính gửi, lời chào đầu thư, xưng hô, chào hỏi',
  closing: 'lời chào cuối, lời kết, kết thư, trân trọng, lời cuối',
  signature: 'chữ ký, ký tên, người ký, họ tên, ký',
  enclosures: 'đính kèm, tài liệu đính kèm, kèm theo, hồ sơ kèm theo, tệp đính kèm',
  // Bills
  seller:
    'người bán, bên bán, đơn vị bán hàng, nhà cung cấp, bên cung cấp, từ, cửa hàng, đơn vị bán, công ty bán, đơn vị phát hành, bên cung cấp dịch vụ, thông tin người bán',
  buyer:
    'người mua, bên mua, khách hàng, đơn vị mua hàng, người mua hàng, gửi đến, gửi tới, tên khách hàng, đơn vị mua, kính gửi, bên thanh toán, người nhận, thông tin khách hàng, xuất cho, người thanh toán',
  client: 'khách hàng, dành cho, gửi, kính gửi, chuẩn bị cho, đối tác, chủ đầu tư, bên nhận, báo giá cho',
  invoiceNumber:
    'số hóa đơn, số hoá đơn, mã hóa đơn, hóa đơn số, hoá đơn số, hóa đơn, hoá đơn, số, ký hiệu, mẫu số, số hđ, số chứng từ',
  issueDate:
    'ngày lập, ngày hóa đơn, ngày hoá đơn, ngày lập hóa đơn, ngày xuất hóa đơn, ngày xuất, ngày phát hành, ngày, ngày in, lập ngày',
  paymentDueDate:
    'hạn thanh toán, ngày đến hạn, đến hạn, thanh toán trước, thanh toán trước ngày, ngày thanh toán, hạn chót thanh toán, thời hạn thanh toán, hạn trả',
  supplyDate:
    'ngày giao hàng, ngày giao, ngày cung cấp, ngày thực hiện, kỳ dịch vụ, thời gian thực hiện, giao hàng, kỳ thanh toán',
  reference:
    'tham chiếu, số tham chiếu, mã tham chiếu, nội dung chuyển khoản, số đơn hàng, số hợp đồng, hợp đồng số, mã khách hàng, dự án, đơn đặt hàng, số po, mã dự án',
  taxId: 'mã số thuế, mst, mã số doanh nghiệp, msdn, số đăng ký kinh doanh, giấy phép kinh doanh, đkkd',
  iban: 'số tài khoản, stk, tài khoản, số tk, tài khoản ngân hàng, tk',
  bic: 'swift, mã swift, bic, mã ngân hàng',
  bank: 'ngân hàng, tên ngân hàng, thanh toán, thông tin thanh toán, hình thức thanh toán, chủ tài khoản, thông tin chuyển khoản, chuyển khoản, tên tài khoản, người thụ hưởng, phương thức thanh toán, tại ngân hàng, thông tin ngân hàng',
  paymentTerms:
    'điều khoản thanh toán, điều kiện thanh toán, thời hạn thanh toán, lãi chậm trả, phạt chậm thanh toán',
  lines:
    'hàng hóa, hàng hoá, dịch vụ, hàng hóa dịch vụ, sản phẩm, danh mục, hạng mục, các hạng mục, chi tiết, mặt hàng, chi tiết hóa đơn, công việc, đơn hàng, chi phí, danh sách hàng',
  description:
    'mô tả, diễn giải, tên hàng, tên hàng hóa, tên hàng hóa dịch vụ, hạng mục, nội dung, sản phẩm, dịch vụ, tên sản phẩm, công việc, mặt hàng, tên dịch vụ, chi tiết, tên món, món',
  quantity: 'số lượng, sl, lượng, số giờ, số ngày, khối lượng, s lượng',
  unit: 'đơn vị tính, đvt, đơn vị, đv',
  unitPrice: 'đơn giá, giá, giá đơn vị, giá mỗi đơn vị, đơn giá vnđ, đg, giá bán',
  discount: 'giảm giá, chiết khấu, khuyến mãi, ck, giảm trừ, khấu trừ',
  taxRate: 'thuế suất, thuế, thuế gtgt, thuế suất gtgt, vat, % thuế',
  net: 'thành tiền, số tiền, cộng, giá trị, tiền hàng, tổng, tổng tiền, tổng giá, t tiền',
  subtotal:
    'tạm tính, cộng tiền hàng, tổng tiền hàng, tiền hàng, tổng chưa thuế, cộng, tổng trước thuế, thành tiền trước thuế, tổng phụ',
  tax: 'thuế, thuế gtgt, tiền thuế, tiền thuế gtgt, vat, thuế vat, thuế giá trị gia tăng, phí dịch vụ',
  total:
    'tổng cộng, tổng, tổng tiền, tổng thanh toán, tổng cộng tiền thanh toán, tổng tiền thanh toán, thanh toán, tổng số tiền, phải trả, phải thanh toán, tổng giá trị, tổng hóa đơn, thành tiền, tổng cộng thanh toán, số tiền thanh toán, cộng, tổng chi phí',
  paid: 'đã thanh toán, đã trả, đặt cọc, đã đặt cọc, tạm ứng, đã nhận, tiền cọc, trả trước',
  due: 'còn lại, còn phải trả, còn nợ, số tiền còn lại, cần thanh toán, còn phải thanh toán, phải trả, dư nợ, số còn lại',
  sums: 'tổng hợp, tổng kết, các khoản, tính toán',
  receiptNumber:
    'số biên lai, số phiếu, số hóa đơn, mã giao dịch, giao dịch, số, số bill, biên lai số, phiếu số, số hđ, mã đơn, số phiếu thu',
  dateTime: 'ngày giờ, thời gian, ngày, giờ, in lúc, ngày bán, giờ vào, giờ ra, thời gian in',
  cashier: 'thu ngân, nhân viên, nhân viên bán hàng, phục vụ, nv, người bán, phục vụ bởi, nhân viên thu ngân',
  till: 'quầy, máy tính tiền, bàn, bàn số, quầy số, máy, pos, quầy thu ngân',
  payment:
    'thanh toán, hình thức thanh toán, phương thức thanh toán, tiền mặt, thẻ, khách đưa, tiền khách đưa, chuyển khoản, thanh toán bằng, khách thanh toán, thanh toán qua',
  change:
    'tiền thừa, tiền thối, trả lại, tiền trả lại, thối lại, thay đổi, chênh lệch, tăng trưởng, so với kỳ trước, so với năm trước, biến động, so với tháng trước, tăng giảm, so với cùng kỳ',
  thanks: 'cảm ơn, lời cảm ơn, xin cảm ơn, hẹn gặp lại, trân trọng cảm ơn, cảm ơn quý khách',
  // Careers
  experience:
    'kinh nghiệm, kinh nghiệm làm việc, quá trình công tác, kinh nghiệm nghề nghiệp, quá trình làm việc, công việc đã làm, lịch sử công việc, sự nghiệp',
  education:
    'học vấn, trình độ học vấn, quá trình học tập, đào tạo, giáo dục, bằng cấp, trình độ, quá trình đào tạo, học tập',
  volunteering:
    'hoạt động tình nguyện, tình nguyện, hoạt động xã hội, hoạt động cộng đồng, hoạt động ngoại khóa, hoạt động',
  skills:
    'kỹ năng, kĩ năng, năng lực, kỹ năng chuyên môn, chuyên môn, kỹ năng chính, công cụ, công nghệ, điểm mạnh, kỹ năng mềm, tin học, phần mềm',
  languages: 'ngôn ngữ, ngoại ngữ, trình độ ngoại ngữ, các ngôn ngữ',
  publications:
    'công trình, bài báo, xuất bản phẩm, ấn phẩm, sách, công trình khoa học, bài viết, dịch phẩm, công bố khoa học',
  awards:
    'giải thưởng, khen thưởng, danh hiệu, thành tích, giải thưởng và danh hiệu, học bổng, huy chương, danh hiệu và giải thưởng',
  certificates:
    'chứng chỉ, chứng nhận, bằng cấp chứng chỉ, giấy phép, khóa học, khoá học, chứng chỉ hành nghề',
  references:
    'người tham chiếu, người giới thiệu, tài liệu tham khảo, tham khảo, thông tin tham chiếu, danh mục tham khảo, thư mục',
  interests: 'sở thích, quan tâm, sở thích cá nhân, thời gian rảnh',
  grants: 'tài trợ nghiên cứu, kinh phí, đề tài, quỹ tài trợ',
  talks: 'thuyết trình, bài nói, hội nghị, tham luận, diễn thuyết, báo cáo hội nghị',
  teaching: 'giảng dạy, môn giảng dạy, kinh nghiệm giảng dạy, hướng dẫn',
  projects: 'dự án, các dự án, dự án tiêu biểu, dự án cá nhân, dự án đã tham gia',
  memberships: 'hội viên, thành viên, hiệp hội, tổ chức nghề nghiệp, thành viên của, hội đoàn',
  entries: 'mục, các mục, lịch sử, ghi chép',
  highlights:
    'thành tựu, nhiệm vụ, trách nhiệm, công việc chính, thành tích, kết quả, điểm nổi bật, mô tả công việc, thành tựu chính, nổi bật',
  degree: 'bằng, bằng cấp, chuyên ngành, ngành học, ngành, học vị, trình độ, văn bằng, khoa',
  level: 'trình độ, mức độ, cấp độ, mức, bậc',
  // Portfolio, pages
  works:
    'tác phẩm, tác phẩm chọn lọc, dự án, dự án tiêu biểu, sản phẩm, công trình, hồ sơ năng lực, tác phẩm tiêu biểu, bộ sưu tập, các dự án',
  year: 'năm, năm thực hiện, thực hiện, hoàn thành, từ năm, năm sáng tác',
  medium: 'chất liệu, kỹ thuật, vật liệu, kích thước, công cụ, khổ, định dạng',
  result: 'kết quả, tác động, hiệu quả, thành quả, điều thay đổi, kết quả đạt được',
  about:
    'về chúng tôi, giới thiệu, về tôi, về, chúng tôi là ai, câu chuyện của chúng tôi, tiểu sử, lịch sử, tôi là ai, câu chuyện',
  services:
    'dịch vụ, dịch vụ của chúng tôi, chúng tôi làm gì, lĩnh vực, chúng tôi cung cấp, lĩnh vực hoạt động, những gì chúng tôi làm',
  features:
    'tính năng, ưu điểm, lợi ích, đặc điểm, vì sao chọn chúng tôi, tại sao, bạn nhận được gì, điểm nổi bật, bao gồm, lý do, tiện ích, tính năng chính, vì sao',
  stats:
    'số liệu, con số, những con số, thống kê, con số nổi bật, bằng con số, số liệu chính, các con số, chỉ số',
  steps:
    'các bước, bước, quy trình, cách thức, cách hoạt động, cách làm, hướng dẫn, cách thực hiện, quá trình, ba bước, cách đặt hàng, các bước tiếp theo, phương pháp, giai đoạn',
  quotes:
    'trích dẫn, lời nhận xét, đánh giá, khách hàng nói gì, khách hàng nói về chúng tôi, cảm nhận, cảm nhận khách hàng, nhận xét, báo chí nói gì, phản hồi',
  offers:
    'bảng giá, giá, các gói, gói dịch vụ, gói, giá vé, chi phí, mức giá, phí, ưu đãi, dự toán, ngân sách, các gói dịch vụ, biểu phí, báo giá',
  questions: 'câu hỏi, câu hỏi thường gặp, hỏi đáp, faq, thắc mắc thường gặp, hỏi và đáp',
  question: 'câu hỏi, hỏi, h',
  answer: 'trả lời, đáp, câu trả lời, đ',
  navigation: 'điều hướng, thanh điều hướng, menu điều hướng',
  links: 'liên kết, các liên kết, đường dẫn, liên kết của tôi, nút bấm, tài nguyên, liên kết hữu ích',
  gallery: 'thư viện ảnh, hình ảnh, ảnh, album, bộ ảnh',
  team: 'đội ngũ, đội ngũ của chúng tôi, nhóm, thành viên, nhân sự, ban lãnh đạo, con người, nhà sáng lập, nhân viên, lãnh đạo, ban điều hành',
  // Cases, documents
  challenge:
    'thách thức, vấn đề, bài toán, bối cảnh, tình huống, thực trạng, hiện trạng, nhu cầu, đề bài, khó khăn, điểm xuất phát',
  approach:
    'giải pháp, cách tiếp cận, hướng tiếp cận, phương pháp, chúng tôi đã làm gì, cách làm, triển khai, ý tưởng, chiến lược, giải pháp đề xuất, thực hiện, cách thực hiện, phương án',
  facts:
    'thông tin, thông số, thông tin dự án, thông số kỹ thuật, dữ kiện, tóm tắt, chi tiết, thông tin chính, sự thật',
  parties: 'các bên, bên a, bên b, các bên tham gia, giữa, hai bên, bên, và',
  effectiveDate:
    'ngày hiệu lực, có hiệu lực, hiệu lực từ, ngày có hiệu lực, ngày ký, ngày ký kết, có hiệu lực từ, ngày bắt đầu, ngày ký hợp đồng, ngày',
  clauses:
    'điều khoản, các điều khoản, điều, nội dung hợp đồng, nội dung thỏa thuận, quy định, hợp đồng, thỏa thuận, các điều',
  definitions:
    'định nghĩa, giải thích từ ngữ, thuật ngữ, giải thích thuật ngữ, từ vựng, chữ viết tắt, khái niệm',
  term: 'thuật ngữ, từ, cụm từ, khái niệm',
  meaning: 'nghĩa, định nghĩa, ý nghĩa, giải thích, giải nghĩa',
  schedules: 'phụ lục, các phụ lục, đính kèm',
  law: 'luật áp dụng, luật điều chỉnh, thẩm quyền, giải quyết tranh chấp, tòa án, pháp luật áp dụng',
  background: 'bối cảnh, căn cứ, xét rằng, lời mở đầu, cơ sở',
  panels: 'mặt, các mặt, trang, phần, mặt trong, mặt ngoài, bảng',
  sections: 'phần, các phần, mục, chương, nhóm, danh mục, nội dung, mục lục, khối',
  legend: 'chú giải, chú thích, ký hiệu, dị ứng, chất gây dị ứng, biểu tượng, chú thích ký hiệu, viết tắt',
  items: 'món, món ăn, các món, sản phẩm, danh sách, mục, thực đơn, hạng mục, đầu mục',
  marks: 'ký hiệu, dị ứng, chay, thuần chay, biểu tượng, nhãn, chế độ ăn, cay',
  spreads: 'trang phục, bộ ảnh, trang, thiết kế, look, trang đôi',
  stories: 'bài viết, tin tức, tin, câu chuyện, trong số này, nội dung, chủ đề, chuyên mục, tin mới, mục lục',
  preheader: 'xem trước, dòng xem trước, preheader',
  unsubscribe: 'hủy đăng ký, huỷ đăng ký, ngừng nhận thư, hủy nhận tin, quản lý đăng ký, bỏ theo dõi',
  // Graphics
  modules: 'khối, mô-đun, biểu đồ, phần, bảng, hình',
  series:
    'chuỗi số liệu, dữ liệu, số liệu, biểu đồ, giá trị, xu hướng, theo tháng, theo năm, đồ thị, diễn biến, chuỗi',
  label: 'nhãn, tên, chỉ số, danh mục, chỉ tiêu, tiêu chí, hạng mục, thước đo, mục, nội dung',
  target: 'mục tiêu, chỉ tiêu, kế hoạch, dự kiến, ngân sách, ngưỡng, định mức',
  tiles: 'chỉ số, chỉ số chính, kpi, số liệu chính, con số chính, thẻ, tổng quan, chỉ tiêu chính, các chỉ số',
  tasks:
    'công việc, việc cần làm, nhiệm vụ, hành động, bước tiếp theo, danh sách công việc, đầu việc, việc tiếp theo, cần làm',
  tables: 'bảng, bảng biểu, dữ liệu, chi tiết, danh sách, bảng số liệu',
  events:
    'sự kiện, dòng thời gian, cột mốc, mốc thời gian, lịch sử, niên biểu, các mốc, ngày quan trọng, chặng đường, các sự kiện, diễn biến',
  lanes: 'cột, giai đoạn, chủ đề, luồng, quý, nhóm, lộ trình, hạng mục, mảng, lĩnh vực, trụ cột, làn',
  status: 'trạng thái, tình trạng, tiến độ, giai đoạn',
  owner:
    'phụ trách, người phụ trách, chịu trách nhiệm, người chịu trách nhiệm, ai, giao cho, người thực hiện, nhóm, chủ trì, đầu mối',
  milestone: 'cột mốc, mốc, giai đoạn, quý, phiên bản, chủ đề, hạn, sprint, mảng, cột, luồng, lĩnh vực',
  people:
    'nhân sự, con người, thành viên, cơ cấu tổ chức, sơ đồ tổ chức, nhân viên, cấp dưới, đội ngũ, cơ cấu, bộ máy, vị trí, danh sách nhân sự',
  reportsTo:
    'báo cáo cho, cấp trên, quản lý trực tiếp, quản lý, người quản lý, trực thuộc, sếp, dưới quyền, thuộc',
  vacant: 'trống, còn trống, đang tuyển, vị trí trống, tuyển dụng, chưa có người, cần tuyển, khuyết',
  // Talks
  pageHeader: 'đầu trang, tiêu đề đầu trang',
  frontSide: 'mặt trước, trang trước, mặt 1',
  backSide: 'mặt sau, trang sau, ở mặt sau, mặt 2',
  pageFooter: 'chân trang, cuối trang, cuối, dưới cùng',
  slides:
    'trang chiếu, slide, các slide, tiêu đề slide, số slide, trên slide, trên màn hình, trang trình chiếu',
  speech:
    'ghi chú thuyết trình, ghi chú người nói, lời thoại, tôi nói, kịch bản, lời nói, ghi chú cho người trình bày, lời thuyết minh, nói',
  // Words inside copy rather than labels
  greetingWords:
    'kính gửi, kính thưa, thân gửi, xin chào, chào, thân mến, chào bạn, chào anh, chào chị, gửi, chào các bạn, thưa',
  closingWords:
    'trân trọng, thân ái, thân mến, kính thư, xin cảm ơn, cảm ơn, kính chào, trân trọng kính chào, trân trọng cảm ơn, chân thành cảm ơn, xin chân thành cảm ơn, thân, hẹn gặp lại, kính, thân chào, mến',
  totalWords: 'tổng cộng, tổng, cộng, tổng tiền, tổng số, tất cả',
  presentWords: 'nay, hiện nay, hiện tại, đến nay, bây giờ, hôm nay, đang làm, hiện',
  doneWords:
    'xong, đã xong, hoàn thành, đã hoàn thành, hoàn tất, đã ra mắt, đã phát hành, đạt, đã giao, đã duyệt, đã đóng, kết thúc, đã triển khai, đã thanh toán',
  activeWords:
    'đang làm, đang thực hiện, đang triển khai, đang tiến hành, đang chạy, đang phát triển, đang thử nghiệm, bắt đầu, hiện tại, đang diễn ra, đang xử lý',
  plannedWords:
    'dự kiến, kế hoạch, lên kế hoạch, sắp tới, tiếp theo, sắp làm, chưa bắt đầu, chờ, đang chờ, đề xuất, chuẩn bị, sẽ làm, cần làm, tương lai, bản nháp',
  laterWords: 'sau này, để sau, ý tưởng, có thể, xem xét, dài hạn, một ngày nào đó, nghiên cứu, cân nhắc',
  blockedWords:
    'vướng mắc, bị chặn, bị chậm, trễ, chậm, chậm tiến độ, tạm dừng, rủi ro, có rủi ro, quá hạn, nguy cơ, khẩn cấp, tắc, hoãn',
  droppedWords:
    'đã hủy, đã huỷ, hủy, huỷ bỏ, hủy bỏ, loại bỏ, từ chối, không làm, bỏ, không thực hiện, không phải bây giờ, dừng',
  vacantWords:
    'trống, còn trống, đang tuyển, vị trí trống, cần tuyển, chưa có người, tuyển dụng, đang tuyển dụng, khuyết, bỏ trống',
  staffWords:
    'trợ lý, thư ký, trợ lý giám đốc, văn phòng, cố vấn, ban kiểm soát, kiểm toán nội bộ, thư ký giám đốc, ban trợ lý, chánh văn phòng, tham mưu',
  freeWords:
    'miễn phí, vào cửa tự do, vào cửa miễn phí, không mất phí, không thu phí, tặng kèm, tặng, đã bao gồm, bao gồm, theo thời giá, thời giá',
  streetWords:
    'đường, phố, ngõ, ngách, hẻm, quận, phường, huyện, xã, thôn, ấp, khu phố, đại lộ, quốc lộ, tỉnh lộ, số nhà, tổ, khu',
  callsWords: 'tôi là, tôi tên là, tên tôi là, mình là, em là',
  livesWords: 'tôi sống ở, sống tại, hiện sống tại, đang sống ở, đến từ',
  companyWords:
    'công ty, cty, tnhh, cổ phần, cp, doanh nghiệp, dntn, tập đoàn, hợp tác xã, htx, trường, đại học, học viện, viện, bệnh viện, trung tâm, hội, hiệp hội, quỹ, câu lạc bộ, nhà hàng, khách sạn, xưởng, ngân hàng, bảo tàng, nhà hát, studio, sở, bộ, ủy ban',
}))

/** Names of the formats. */
export type FormatSlug =
  | 'landing-page'
  | 'link-in-bio'
  | 'portfolio'
  | 'lookbook'
  | 'slide-deck'
  | 'presentation'
  | 'pitch-deck'
  | 'invoice'
  | 'receipt'
  | 'resume'
  | 'cv'
  | 'cover-letter'
  | 'proposal'
  | 'case-study'
  | 'report'
  | 'contract'
  | 'nda'
  | 'certificate'
  | 'whitepaper'
  | 'brochure'
  | 'menu'
  | 'social-card'
  | 'og-image'
  | 'banner'
  | 'business-card'
  | 'poster'
  | 'ticket'
  | 'boarding-pass'
  | 'coupon'
  | 'voucher'
  | 'invitation'
  | 'email-newsletter'
  | 'infographic'
  | 'timeline'
  | 'roadmap'
  | 'org-chart'
  | 'dashboard'

/** Module URL by slug: one line a format. A format of your own is one more line in your own map. */
export const formats: Readonly<Record<FormatSlug, string>> = {
  'landing-page': url('./web/landing-page.js'),
  'link-in-bio': url('./web/link-in-bio.js'),
  portfolio: url('./web/portfolio.js'),
  lookbook: url('./web/lookbook.js'),
  'slide-deck': url('./slides/slide-deck.js'),
  presentation: url('./slides/presentation.js'),
  'pitch-deck': url('./slides/pitch-deck.js'),
  invoice: url('./print/invoice.js'),
  receipt: url('./print/receipt.js'),
  resume: url('./print/resume.js'),
  cv: url('./print/cv.js'),
  'cover-letter': url('./print/cover-letter.js'),
  proposal: url('./print/proposal.js'),
  'case-study': url('./print/case-study.js'),
  report: url('./print/report.js'),
  contract: url('./print/contract.js'),
  nda: url('./print/nda.js'),
  certificate: url('./print/certificate.js'),
  whitepaper: url('./print/whitepaper.js'),
  brochure: url('./print/brochure.js'),
  menu: url('./print/menu.js'),
  'social-card': url('./canvas/social-card.js'),
  'og-image': url('./canvas/og-image.js'),
  banner: url('./canvas/banner.js'),
  'business-card': url('./canvas/business-card.js'),
  poster: url('./canvas/poster.js'),
  ticket: url('./canvas/ticket.js'),
  'boarding-pass': url('./canvas/boarding-pass.js'),
  coupon: url('./canvas/coupon.js'),
  voucher: url('./canvas/voucher.js'),
  invitation: url('./canvas/invitation.js'),
  'email-newsletter': url('./other/email-newsletter.js'),
  infographic: url('./other/infographic.js'),
  timeline: url('./other/timeline.js'),
  roadmap: url('./other/roadmap.js'),
  'org-chart': url('./other/org-chart.js'),
  dashboard: url('./other/dashboard.js'),
}

/** As the build packs it, with few files to load. */
function url(path: string): string {
  return new URL(path, new URL('../bundle/formats/', import.meta.url)).href
}

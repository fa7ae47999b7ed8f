/**
 * A format's page in outline: its proportions, and what stands where on it. Marks are `kind x y width height`, in a grid
 * where a page is at most 48 wide and 40 high. Kinds: `h` heading, `t` lines of text (height is their number), `a` accent,
 * `s` quiet ground, `p` picture, `o` disc (width is its radius), `r` rule.
 */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly marks: string
}

const sheet = { width: 28, height: 39.6 }
const screen = { width: 46, height: 38 }
const slide = { width: 48, height: 27 }
const square = { width: 34, height: 34 }
const wide = { width: 48, height: 25.2 }

/** The outlines of the formats we know. */
export const layouts: Readonly<Record<string, Layout>> = {
  'landing-page': {
    ...screen,
    marks:
      'a 0 0 46 19; h 5 6 22 3; t 5 11 16 1; s 5 14 9 2.5; s 4 23 11 11; s 17.5 23 11 11; s 31 23 11 11; t 6 26 7 3; t 19.5 26 7 3; t 33 26 7 3',
  },
  'link-in-bio': {
    width: 22,
    height: 39,
    marks: 'o 11 7 3.5; h 6 13 10 2; a 3 18 16 4; s 3 24 16 4; s 3 30 16 4',
  },
  portfolio: {
    ...screen,
    marks: 'h 4 4 20 3; t 4 9 14 1; p 4 14 18 13; p 24 14 18 9; p 24 25 18 9; t 4 29 12 2',
  },
  lookbook: { width: 46, height: 32, marks: 'p 0 0 27 32; h 30 8 12 3; t 30 14 12 4; a 30 25 5 1.2' },
  'slide-deck': { ...slide, marks: 'a 0 0 2 27; h 6 4 22 3; t 6 11 17 4; p 28 9 16 13' },
  presentation: { ...slide, marks: 's 0 0 48 27; h 8 9 32 4; t 14 16 20 1; a 20 21 8 1.2' },
  'pitch-deck': {
    ...slide,
    marks: 'h 4 4 18 2.6; a 4 11 12 11; s 18 11 12 11; s 32 11 12 11; t 20 14 8 2; t 34 14 8 2',
  },
  invoice: {
    ...sheet,
    marks:
      'h 3 4 11 2.6; a 19 4 6 2.6; t 3 9 8 2; t 17 9 8 2; r 3 17 22 0; t 3 19 13 4; t 20 19 5 4; r 3 29 22 0; a 17 31 8 2.4',
  },
  receipt: {
    width: 18,
    height: 39,
    marks:
      'h 4.5 4 9 2.2; t 5.5 8 7 1; r 2.5 12 13 0; t 2.5 14 7 5; t 12 14 3.5 5; r 2.5 27 13 0; h 2.5 29 5 1.6; h 11.5 29 4 1.6; s 4 34 10 2.5',
  },
  resume: {
    ...sheet,
    marks: 'h 3 4 14 3; t 3 9 18 1; a 3 13 7 1.2; t 3 16 22 4; a 3 26.5 7 1.2; t 3 29.5 22 3',
  },
  cv: {
    ...sheet,
    marks:
      's 0 0 9 39.6; o 4.5 7 2.6; t 1.8 13 5.4 5; h 12 4 13 2.6; t 12 10 13 5; a 12 24 6 1; t 12 27 13 4',
  },
  'cover-letter': { ...sheet, marks: 'h 3 4 10 2; t 17 4 8 2; t 3 12 8 1; t 3 16 22 7; a 3 34 8 1.2' },
  proposal: {
    ...sheet,
    marks: 'a 0 0 28 13; h 3 16 18 2.6; t 3 21 22 3; s 3 30 6.5 6; s 10.8 30 6.5 6; s 18.5 30 6.5 6',
  },
  'case-study': {
    ...sheet,
    marks: 'p 0 0 28 12; h 3 15 16 2.4; h 3 20 5 3; h 11 20 5 3; h 19 20 5 3; t 3 26 22 4',
  },
  report: { ...sheet, marks: 'h 3 4 17 3; t 3 9 22 3; p 3 18 22 8; t 3 28 10 4; t 15 28 10 4' },
  contract: { ...sheet, marks: 'h 7 4 14 2.4; t 3 10 22 8; r 3 34 9 0; r 16 34 9 0' },
  nda: { ...sheet, marks: 'h 9 4 10 2.4; t 3 10 22 3; t 5 19 20 3; t 5 27 20 2; r 3 35 9 0; r 16 35 9 0' },
  certificate: {
    width: 46,
    height: 32.5,
    marks: 's 2 2 42 28.5; h 13 7 20 3; t 15 13 16 2; r 10 24 9 0; o 34 24 2.6',
  },
  whitepaper: { ...sheet, marks: 'a 0 0 28 20; h 3 24 18 2.6; t 3 29 15 2; t 3 36 7 1' },
  brochure: {
    width: 46,
    height: 32.5,
    marks: 'a 0 0 15.3 32.5; h 2.5 13 10 2.4; t 18 5 10.5 6; p 18 21 10.5 8; p 33 4 10.5 9; t 33 15 10.5 5',
  },
  menu: { ...sheet, marks: 'h 8 4 12 3; a 11 9.5 6 1; t 3 13 9 4; t 3 25 9 4; t 16 13 9 4; t 16 25 9 4' },
  'social-card': { ...square, marks: 's 0 0 34 34; h 4 10 22 3; h 4 15 16 3; t 4 21 14 1; a 4 27 8 2' },
  'og-image': { ...wide, marks: 'p 29 0 19 25.2; h 4 7 20 3; h 4 12 14 3; t 4 19 9 1' },
  banner: { width: 48, height: 16, marks: 'a 0 0 48 16; h 4 4 20 3; t 4 9 14 1; s 34 5.5 10 5' },
  'business-card': { width: 44, height: 28.5, marks: 'a 4 4 5 5; h 4 15 15 2.4; t 4 20 11 1; t 27 15 13 3' },
  poster: { ...sheet, marks: 'a 0 0 28 39.6; h 3 5 22 5; h 3 12 15 5; o 18 27 6; t 3 35 10 1' },
  ticket: { width: 48, height: 19, marks: 's 0 0 35 19; h 3 4 18 3; t 3 10 13 2; a 36.5 0 11.5 19' },
  'boarding-pass': {
    width: 48,
    height: 20,
    marks: 'a 0 0 48 4; h 3 7 8 4; h 19 7 8 4; t 3 14 10 1; t 19 14 8 1; r 33.5 8 0 0; s 36 7 9 9',
  },
  coupon: { width: 46, height: 22, marks: 's 0 0 46 22; a 3 4 15 14; h 22 6 17 3; t 22 12 15 2' },
  voucher: { width: 46, height: 22, marks: 's 0 0 46 22; h 5 5 12 2.4; h 5 10 20 4; a 32 5 10 12' },
  invitation: {
    width: 27,
    height: 38,
    marks: 's 2 2 23 34; h 7 10 13 2.6; t 8.5 16 10 2; a 11.5 24 4 1; t 8.5 28 10 1',
  },
  'email-newsletter': {
    width: 30,
    height: 39,
    marks: 'a 0 0 30 6; h 3 9 16 2.6; t 3 14 24 2; p 3 20 24 8; t 3 30 24 1; a 3 34 9 2.6',
  },
  infographic: {
    width: 24,
    height: 39.6,
    marks: 'h 3 3 15 3; o 7 13 4; t 13 11 8 2; a 3 21 18 2; a 3 24.5 12 2; a 3 28 15 2; t 3 33 18 2',
  },
  timeline: {
    ...slide,
    marks:
      'h 3 3 16 2.4; r 3 15 42 0; o 8 15 1.4; o 18 15 1.4; o 28 15 1.4; o 38 15 1.4; t 5 18 7 2; t 15 18 7 2; t 25 18 7 2; t 35 18 7 2',
  },
  roadmap: { ...slide, marks: 'h 3 3 14 2.4; a 3 10 16 3.4; s 14 15 18 3.4; a 24 20 20 3.4; r 3 8 42 0' },
  'org-chart': { ...slide, marks: 'a 18 3 12 5; s 4 17 11 5; s 18.5 17 11 5; s 33 17 11 5; r 9 12.5 30 0' },
  dashboard: {
    ...screen,
    marks:
      'h 3 3 14 2.4; s 3 8 9 6; s 13.6 8 9 6; s 24.2 8 9 6; s 34.8 8 8 6; p 3 17 26 17; a 33 26 2.4 8; a 37 21 2.4 13; a 41 29 2.4 5; s 32 17 11 2',
  },
}

/** The outline of a format that is not ours: by the manner of its group. */
export const unknownLayout: Layout = { ...sheet, marks: 'h 3 4 15 3; t 3 10 22 4; s 3 21 22 9; t 3 32 15 2' }

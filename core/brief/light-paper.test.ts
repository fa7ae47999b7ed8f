import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toOklch } from '../theme/oklch.ts'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const colorOf = (brief: string, beside = {}) =>
  readBrief(brief, baseDesign, { fresh: true, ...beside }).design.color

test('who turns down a page that is dark all over has a light one, whatever its mood', () => {
  for (const brief of [
    'Dark and dramatic, but not a full dark page.',
    'Moody, dark, no all-black background',
    'Dark theatre feel, please do not make the whole page black',
    'Düster und edel, aber nicht ganz schwarz',
    'Dunkel, aber bitte keine komplett dunkle Seite',
    'Sombre et élégant, mais pas entièrement noir',
    'Sombre, mais pas de fond tout noir',
    'Oscuro y elegante, pero sin fondo completamente negro',
    'Scuro, ma non tutto nero',
    'Escuro, mas sem fundo todo preto',
    'Donker, maar geen volledig zwarte achtergrond',
    'Mörkt, men inte helt svart bakgrund',
    'Ciemno, światło i ciemność, ale nie całe czarne tło',
    'Tmavé, ale ne celé černé pozadí',
    'Темно, але не суцільно чорне тло',
    'Karanlık, ama tamamen siyah zemin olmasın',
    'Tumma, mutta ei kokonaan mustaa taustaa',
    '暗い雰囲気、でも真っ黒な背景は避けて',
    '暗色调，但不要全黑背景',
    '어둡게, 하지만 전체 검은 배경은 안 됩니다',
    'داكن لكن دون خلفية سوداء بالكامل',
    'כהה, אבל לא רקע שחור לגמרי',
  ]) {
    assert.is(colorOf(brief).mode, 'light', brief)
    assert.is.not(colorOf(brief, { floods: true }).mode, 'dark', brief)
  }
})

test('light and dark together are contrast, and no dark page', () => {
  for (const brief of [
    'light and dark, like in the theatre',
    'Licht und Schatten, ruhig',
    'Światło i ciemność',
  ]) {
    const { mode, contrast } = colorOf(brief)
    assert.is(mode, 'light', brief)
    assert.is(contrast, 'high', brief)
  }
  assert.is(colorOf('light and dark blue').contrast, 'normal')
})

test('what a printer in an office prints is no page full of ink', () => {
  for (const brief of [
    'Dark and moody, printed on an ordinary office printer',
    'Gothic, dark, we print it at home',
    'Dunkel und geheimnisvoll, kommt aus dem Bürodrucker',
    'Sombre, imprimé sur une imprimante normale',
    'Oscuro; se imprime en una impresora de oficina',
    'Ciemno, druk na zwykłej drukarce',
    'Tmavé, tiskne se na běžné tiskárně',
    'Karanlık; sıradan yazıcıda basılacak',
  ])
    assert.is(colorOf(brief).mode, 'light', brief)
})

test('a dark ground that is named stays, and a print shop prints it', () => {
  for (const brief of [
    'Black background, not a white page',
    'navy background, but not all black',
    'dark mode, printed on the office printer',
    'Dunkler Hintergrund, wird in der Druckerei gedruckt',
    'dark, but no black boxes',
    'mostly dark, but please not tiny grey letters on black',
  ])
    assert.is(colorOf(brief).mode, 'dark', brief)
  assert.ok(toOklch(colorOf('navy background, but not all black').paper ?? '#ffffff').l < 0.4)
})

test.run()

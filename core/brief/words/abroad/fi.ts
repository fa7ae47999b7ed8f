import { onDemand } from '../../../on-demand.ts'
import type { Language } from './language.ts'

export const finnish: () => Language = onDemand(() => ({
  lang: 'fi',
  keepsAccents: true,
  compounds: /(?:n|-)$/u,
  ending:
    /(?<=.{3})(?:ella|ellä|essa|essä|esta|estä|elle|eksi|isilla|isillä|illa|illä|issa|issä|ista|istä|ille|iksi|ina|inä|lla|llä|lta|ltä|lle|ssa|ssä|sta|stä|ksi|na|nä|iin|ien|jen|den|en|ja|jä|ia|iä|ta|tä|aan|ään|an|än|n|t|a|ä|i|e)$/u,
  falseFriends: 'on me he no sen kun tai jo kuin sinus nova hame pane into ole ilme vain suit yksi',
  rows: `
soot black: noenmusta, noenmustaa, noenmustan, nokimusta
faded: haalistunut, haalistuneen, haalistunutta
yellowed: kellastunut, kellastunutta, kellastuneen
pale: kalpeaa, kalpean, haaleaa
light: vaaleaa
blue: sineä
red: punaa
square: neliön mallinen, neliön muotoinen, neliömäinen
portrait: pystymallinen, pystymuotoinen, pystysuuntainen
landscape: vaakamallinen, vaakamuotoinen, vaakasuuntainen
everything else small: loput pienellä, muu pienellä, kaikki muu pienellä
comes next: heti perään, heti sen jälkeen
emojis: hymiöitä, hymiöt, emojeita
buttons: napit, nappi, painikkeet, painike
-: puhelimen, näytölle, hehkuva, hehkuvan
barcode: viivakoodi, viivakoodia
blueberry blue: mustikansininen, mustikansinistä
ember: hiilloksen, hiiloksen, hiillos
timber: hirsi, hirren
down the side: sivussa
on the right: oikeassa reunassa
on the left: vasemmassa reunassa
due date: eräpäivä
seat: istumapaikka, paikka
strip: palkissa, palkki, nauha
-: on, ovat, ole, olla, olisi, saa, pitää, täytyy, voi, tehkää, tee, tehdä, tästä, tämä, nämä, se, ne, joka, jotka, että, niin, myös, kiitos, haluan, haluamme, meidän, minun, oman, toisen, toiseen, luvusta, varten, väri, värit, värejä, sävy, sävyt, asti
and: ja, sekä
or: tai
on <: päällä, pohjalla
with <: kanssa
but: mutta
like: kuin
like <: tapaan, tyyliin, tyylillä, tyylinen, näköinen, henkinen
instead of <: sijaan
except: paitsi, lukuun ottamatta
only: vain, ainoastaan, pelkästään
no: ei, eikä, eivät, ilman, älä, älkää, en, emme
not too: ei liian, ei liikaa
less: vähemmän
more: enemmän
everything else: kaikki muu, muu, muut, loput, muuten
at most: enintään, korkeintaan
remove: poista, poistakaa, jätä pois, jättäkää pois
one page: yksi sivu, yhdelle sivulle, yhden sivun
two pages: kaksi sivua, kahdelle sivulle
pages: sivua, sivut, dia, diaa, diat
one: yksi, yhden, yhtä
two: kaksi, kahden
three: kolme, kolmen
four: neljä
five: viisi
six: kuusi
eight: kahdeksan
ten: kymmenen
very: erittäin, hyvin, todella
a bit: hieman, vähän, hiukan
near black: tervanmusta, lähes musta, melkein musta
headings: otsikko, otsikot, otsikoissa, otsikoihin, otsikoiden
title: nimi isolla, pääotsikko
text: teksti, tekstin, teksti, leipäteksti
type: kirjasin, kirjaimet, kirjaimin, fontti, kirjaintyyppi
background: tausta, taustalla, pohja, taustana
paper: paperi, paperilla, paperille
accent: korostus, korosteväri, korostuksena
buttons: painike, painikkeet, nappi, napit
margins: marginaali, marginaalit, reunukset
in the margin: marginaalissa, reunassa
lines: viiva, viivat, viivoja, linja
frame: kehys, kehykset, kehyksiä, raamit
shadows: varjo, varjot, varjoja
gradients: liukuväri, liukuvärit, liukuvärejä
pattern: kuvio, kuviot, kuvioita
wave pattern: aaltokuvio, aaltokuviot, aaltokuvioita
waves: aalto, aallot, aaltoja
ornaments: koriste, koristeet, koristeita
hearts: sydän, sydämet, sydämiä
flowers: kukka, kukat, kukkia
stars: tähti, tähdet, tähtiä
icons: ikoni, ikonit, ikoneita, kuvakkeet
photos: kuva, kuvat, kuvia, valokuva, valokuvat, valokuvia, kuvapankki
illustrations: piirros, piirrokset, piirroksia, kuvitus
animations: animaatio, animaatiot, animaatioita
logo: logo, logoa
cover: kansi, kannen, kanteen
columns: palsta, palstat, palstaa
tables: taulukko, taulukot
charts: kaavio, kaaviot
prices: hinta, hinnat, hintoja
total: summa, loppusumma, yhteensä
name: nimi, nimen
names: nimet
dates: päivämäärä, päivämäärät, päiväys
date: päivä
time: aika, kellonaika
years: vuosi, vuodet, vuosiluvut
signature: allekirjoitus, allekirjoitukset
phone number: puhelinnumero, puhelin
address: osoite
figures: numero, numerot, luku, luvut, lukuja
quotes: lainaus, lainaukset, sitaatti, sitaatit
labels: selitteet, nimilaput
small print: pieni teksti, ehdot
biggest: suurin, suurimpana, isoin, isoimpana, kaikkein suurin, eniten esillä
second: toiseksi suurin, toiseksi suurimpana
huge: valtava, valtavana, jättimäinen, jättikokoinen
as big as possible: koko dian kokoisena, koko dian kokoinen, koko sivun kokoisena, koko sivun kokoinen, koko dian täyttävä, mahdollisimman suuri, mahdollisimman suurena, mahdollisimman isona
big: iso, isot, isolla, isona, isoina, suuri, suuret, suurella, suurina, isoilla
bigger: isompi, suurempi, isompana
small: pieni, pienet, pienellä, pieninä, pienenä
smaller: pienempi, pienemmällä
tiny: pikkuruinen
legible: luettava, helppolukuinen, selkeästi luettava
readable from afar: takariviin asti, näkyy kauas, luettavissa kaukaa, kaukaa
boldface: lihava, lihavoitu, lihavoituna, lihavalla, paksu, paksulla
sturdy: jykevä, jykevällä, tukeva, vankka
italic: kursiivi, kursivoitu, kursiivilla
thin: ohut, ohuet, ohuella, ohutta
wide: leveä, leveällä
condensed: kapea, kapealla, kapeat, kaveneva
all caps: versaali, versaalit, suuraakkoset, isoilla kirjaimilla
serif: antiikva, antiikvalla, päätteellinen
sans serif: päätteetön, päätteettömällä
grotesk: groteski, groteskilla
typewriter: kirjoituskone, kirjoituskoneella
handwritten: käsinkirjoitettu, käsiala, käsialalla
centred: keskitetty, keskellä, keskelle
left aligned: vasempaan reunaan, vasemmalle tasattu
right aligned: oikeaan reunaan, oikealle tasattu
on the left: vasemmalla, vasemmalle
on the right: oikealla, oikealle
at the top: ylhäällä, yläreunassa, ylös
at the bottom: alhaalla, alareunassa, alas, lopussa
landscape: vaaka, vaakasuunta, vaakasuuntainen, vaakana
portrait: pysty, pystysuunta, pystysuuntainen, pystyjuliste, pystyssä
vertical: pystysuora
horizontal: vaakasuora
in a box: laatikossa, kehyksessä
airy: ilmava, ilmavasti
white space: paljon tilaa, tyhjää tilaa, valkoista tilaa
its own page: omalla sivullaan, omalle sivulle, omalla dialla
high contrast: voimakas kontrasti
black and white: mustavalkoinen, mustavalkea
muted: hillitty, hillityt, murrettu
pastel: pastelli
dark: tumma, tumman, tummat
light: vaalea, vaalean, vaaleat
deep: syvä, syvän, syvää
pale: haalea, kalpea
warm: lämmin, lämpimän, lämmintä
black: musta, mustan, mustaa, mustalla
white: valkoinen, valkoisen, valkoista, valkea
red: punainen, punaisen, punaista
blue: sininen, sinisen, sinistä
green: vihreä, vihreän, vihreää
yellow: keltainen, keltaisen, keltaista
orange: oranssi, oranssin
brown: ruskea, ruskean
grey: harmaa, harmaan
pink: vaaleanpunainen, pinkki, roosa
rust: ruosteenpunainen, ruosteenruskea, ruoste
silver grey: hopeanharmaa, hopeanharmaan
sea blue: merensininen, merensinisen
midnight blue: yönsininen, yönsinisen
navy: tummansininen, laivastonsininen
sky blue: taivaansininen
light blue: vaaleansininen
brick red: tiilenpunainen, punamulta, punamullan
dark green: tummanvihreä, kuusenvihreä
moss: sammalenvihreä, sammal
forest green: metsänvihreä
ivory: norsunluu, norsunluunvalkoinen
cream: kerma, kermanvalkoinen, kermanvärinen
off white: luonnonvalkoinen, murrettu valkoinen
ochre: okra
honey: hunaja, hunajankeltainen
lingonberry: puolukanpunainen
simple: yksinkertainen, yksinkertaisen, pelkistetty
clean: puhdas, siisti
clear: selkeä, selkeän, selkeästi
sober: asiallinen, asiallisen, vakava
modern: moderni, nykyaikainen
classic: klassinen
elegant: tyylikäs, elegantti
stately: arvokas, juhlava
friendly: ystävällinen, lempeä
playful: leikkisä
calm: rauhallinen, rauhallisen, tyyni
festive: juhlallinen
old fashioned: vanhanaikainen
qr code: qr-koodi
in finnish: suomeksi
watermark: vesileima
stamp: leima
`,
}))

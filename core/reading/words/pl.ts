import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Polish. */
export const polish: () => Words = onDemand(() => ({
  // The document
  title: 'tytuł, nagłówek, tytuł główny, nazwa dokumentu, główny nagłówek',
  subtitle: 'podtytuł, hasło, slogan, motto, śródtytuł, podnagłówek, hasło przewodnie',
  eyebrow: 'nadtytuł, etykieta działu, nadnagłówek',
  summary:
    'streszczenie, podsumowanie, wstęp, wprowadzenie, opis, abstrakt, lead, zajawka, w skrócie, krótko, w pigułce, profil, profil zawodowy, o mnie, cel zawodowy, podsumowanie zawodowe, zarys, przegląd, preambuła, krótki opis, słowo wstępne, najważniejsze w skrócie',
  text: 'tekst, treść, treść główna, zawartość, wiadomość, szczegóły, opis szczegółowy, opowieść',
  author:
    'autor, autorka, autorzy, autorki, napisał, napisała, opracowanie, opracował, opracowała, przygotował, przygotowała, sporządził, sporządziła, prowadzący, prowadząca, prelegent, prelegentka, redaktor, redakcja, mówca, tekst',
  publisher: 'wydawca, wydawnictwo, wydane przez, opublikowane przez, redakcja, instytucja, marka, wydał',
  date: 'data, dnia, dzień, kiedy, z dnia, data i godzina, w dniu',
  datePublished:
    'data publikacji, opublikowano, data wydania, wydano, publikacja, data ukazania się, opublikowany',
  updated:
    'aktualizacja, zaktualizowano, ostatnia aktualizacja, data aktualizacji, zmodyfikowano, ostatnia zmiana, stan na, stan na dzień, ostatnia modyfikacja',
  version: 'wersja, wydanie, rewizja, edycja, wersja robocza, wer',
  period:
    'okres, okres sprawozdawczy, kwartał, miesiąc, tydzień, rok, czas trwania, za okres, półrocze, okres raportowania, zakres dat',
  season: 'sezon, kolekcja',
  issue: 'numer, nr, wydanie, tom, zeszyt, numer wydania, nr wydania',
  language: 'język',
  image:
    'obraz, zdjęcie, fotografia, okładka, obrazek, ilustracja, grafika, portret, awatar, zdjęcie główne, tło, zdjęcie profilowe, fot',
  logo: 'logo, logotyp, znak firmowy',
  link: 'link, odnośnik, odsyłacz, linki, łącze',
  url: 'strona, strona www, strona internetowa, www, adres www, witryna, internet, adres strony, url, online, domena, weryfikacja, sprawdź na, weryfikacja na, weryfikacja online, sprawdź pod adresem, do sprawdzenia na, zarządzaj rezerwacją, sprawdzenie',
  email:
    'e-mail, email, mail, poczta elektroniczna, adres e-mail, poczta, adres mailowy, napisz do nas, napisz',
  telephone:
    'telefon, tel, komórka, kom, telefon komórkowy, numer telefonu, nr tel, nr telefonu, tel kom, zadzwoń, tel stacjonarny, infolinia, whatsapp, telefon kontaktowy, zadzwoń do nas, telefon bezpośredni, biuro',
  fax: 'faks, fax, numer faksu',
  address:
    'adres, adres pocztowy, ulica, siedziba, adres siedziby, gdzie nas znaleźć, biuro, adres korespondencyjny, adres do korespondencji, adres zamieszkania, gdzie jesteśmy, jak do nas trafić, dojazd, adres biura',
  city: 'miasto, miejscowość, gmina, wieś',
  country: 'kraj, państwo',
  contact:
    'kontakt, kontakty, dane kontaktowe, osoba kontaktowa, osoba do kontaktu, skontaktuj się z nami, skontaktuj się, napisz do nas, odwiedź nas, informacje, więcej informacji, pytania, masz pytania, informacja, porozmawiajmy, informacje kontaktowe, gdzie nas znaleźć, opiekun klienta, dodatkowe informacje, dane osobowe, informacje osobiste',
  socials:
    'media społecznościowe, social media, obserwuj nas, śledź nas, znajdź nas, społeczności, kanały społecznościowe, obserwuj mnie, kanały',
  profiles: 'profile, konta, profile internetowe, profile społecznościowe',
  handle: 'nazwa użytkownika, użytkownik, nick, konto, profil, login, instagram, pseudonim',
  action:
    'przycisk, wezwanie do działania, akcja, główny przycisk, tekst przycisku, następny krok, działanie, cta, główny link',
  secondAction:
    'drugi przycisk, przycisk dodatkowy, druga akcja, drugi link, dodatkowy przycisk, inny przycisk, drugie działanie',
  name: 'imię i nazwisko, nazwisko i imię, nazwa, imię nazwisko, pełne imię i nazwisko, osoba, nazwisko imię, imiona i nazwisko',
  givenName: 'imię, imiona, pierwsze imię',
  familyName: 'nazwisko, nazwisko rodowe',
  jobTitle:
    'stanowisko, funkcja, zawód, rola, tytuł, stanowisko pracy, pozycja, specjalność, praca, tytuł zawodowy, zajmowane stanowisko, stopień, pełniona funkcja, poszukiwane stanowisko, oczekiwane stanowisko',
  organization:
    'organizacja, firma, pracodawca, instytucja, przedsiębiorstwo, spółka, szkoła, uczelnia, uniwersytet, agencja, stowarzyszenie, nazwa firmy, klub, dział, zespół, studio, zakład, pracownia, jednostka, sklep, towarzystwo, restauracja, piekarnia',
  pronouns: 'zaimki',
  note: 'uwaga, notatka, adnotacja, komentarz, ps, p s, dopisek, przypis, nb, wskazówka, przypomnienie',
  notes:
    'uwagi, notatki, informacje dodatkowe, dodatkowe informacje, komentarze, inne, ważne, warto wiedzieć, dobrze wiedzieć, adnotacje, notatki prelegenta, pozostałe, ważne informacje, prosimy pamiętać, różne',
  terms:
    'warunki, regulamin, warunki ogólne, ogólne warunki, zasady, warunki korzystania, zastrzeżenia, nota prawna, informacje prawne, warunki sprzedaży, warunki przewozu, ważne, ważne informacje, przepisy, zasady i warunki, polityka, drobnym drukiem, klauzula, warunki użytkowania, ograniczenia, informacje, zasady zwrotów',
  conditions:
    'warunki, warunek, warunki promocji, regulamin promocji, ograniczenia, wyłączenia, dotyczy, nie łączy się, nie łączy się z, nie łączy się z innymi promocjami, zasady, ważny na, minimalne zamówienie, wymagania, minimalna kwota zakupu, obowiązuje na, nie obejmuje',
  sources:
    'źródła, źródło, źródło danych, źródła danych, dane, metodologia, metoda, skąd pochodzą dane, nota metodologiczna',
  tags: 'tagi, słowa kluczowe, kategorie, kategoria, etykiety, tematy, temat, hasła, znaczniki',
  // Events, tickets
  event:
    'wydarzenie, impreza, koncert, spektakl, przedstawienie, mecz, film, wystawa, festiwal, seans, pokaz, spotkanie, produkcja, sztuka, trasa, konferencja, co, zawody',
  performer:
    'wykonawca, wykonawcy, wykonawczyni, artysta, artystka, artyści, obsada, występują, wystąpią, w roli głównej, zespół, solista, solistka, soliści, dyrygent, dyrygentka, reżyseria, reżyser, muzyka, prelegent, prelegenci, gość, goście, support, prowadzenie, gwiazda, występuje',
  startDate:
    'data rozpoczęcia, początek, rozpoczęcie, data wydarzenia, od, od dnia, data koncertu, data spektaklu, otwarcie, termin, terminy, daty, wernisaż, data imprezy, data i godzina, data seansu',
  endDate: 'data zakończenia, koniec, zakończenie, do, do dnia, zamknięcie, finisaż, data końcowa',
  time: 'godzina, godz, czas, godzina rozpoczęcia, początek, start, o godzinie, rozpoczęcie, godziny, o której, pora, g',
  endTime: 'godzina zakończenia, koniec, zakończenie, do godziny, do godz, przewidywany koniec',
  doorTime:
    'otwarcie drzwi, drzwi, otwarcie bram, bramy, wpuszczanie, wpuszczanie od, wejście od, wstęp od, otwarcie bramek, drzwi otwarte od, otwarcie sali, bramki, otwarcie kas, rejestracja od, wejście na salę od',
  location:
    'miejsce, lokalizacja, gdzie, sala, teatr, stadion, obiekt, klub, hala, miejsce wydarzenia, miejsce spotkania, lokal, adres miejsca, audytorium, scena, arena, miejsce zbiórki, mieszka w',
  programme:
    'program, harmonogram, plan, porządek obrad, rozkład, plan dnia, agenda, przebieg, repertuar, porządek, w programie, rozkład dnia, program dnia, line-up, terminarz, plan spotkania, sesje',
  organizer:
    'organizator, organizatorka, organizatorzy, organizacja, organizowane przez, organizuje, produkcja, producent, gospodarz, prezentuje, przedstawia, współorganizator, zaprasza',
  sponsors:
    'sponsorzy, sponsor, partnerzy, partner, patronat, patroni, patronat honorowy, patronat medialny, patroni medialni, przy wsparciu, dzięki wsparciu, wspierają nas, mecenas, mecenasi, dofinansowano ze środków, darczyńcy, we współpracy z, podziękowania, dofinansowanie',
  seatSection:
    'sektor, sekcja, wagon, pokład, trybuna, strefa, blok, poziom, piętro, balkon, parter, loża, kategoria, część, galeria, rodzaj biletu, typ biletu, amfiteatr, płyta, strona, antresola, rodzaj miejsca, stolik',
  seatRow: 'rząd, nr rzędu, numer rzędu, rz',
  seatNumber: 'miejsce, numer miejsca, nr miejsca, fotel, m-ce, miejsce nr, msc, krzesło, miejsce siedzące',
  entrance: 'wejście, brama, bramka, drzwi, wejście przez, bramka nr, wejście nr, kołowrót, klatka',
  holder:
    'posiadacz, posiadaczka, właściciel, właścicielka, okaziciel, posiadacz biletu, na nazwisko, gość, uczestnik, uczestniczka, imię i nazwisko na bilecie, wystawiono dla, wystawiony na, kupujący, dla, członek, widz, zamawiający, zamawiająca, bilet dla, zarezerwował',
  price:
    'cena, cena biletu, koszt, opłata, kwota, wstęp, taryfa, bilet, cena brutto, zapłacono, bilety, stawka, opłata za wstęp',
  orderNumber:
    'numer zamówienia, nr zamówienia, zamówienie, zamówienie nr, nr rezerwacji, numer rezerwacji, rezerwacja, rezerwacja nr, numer transakcji, nr transakcji, transakcja, numer referencyjny, kod rezerwacji, potwierdzenie, numer potwierdzenia, id zamówienia',
  ticketNumber:
    'numer biletu, nr biletu, bilet nr, bilet, e-bilet, bilet elektroniczny, numer seryjny, kod kreskowy, nr, numer, kod biletu, seria i numer, bilet numer, id biletu, nr seryjny, karta wstępu',
  // Flights
  airline:
    'linia lotnicza, linie lotnicze, przewoźnik, operator, obsługiwany przez, wykonywany przez, linia, armator, lot wykonywany przez',
  passengerName:
    'pasażer, pasażerka, imię i nazwisko pasażera, nazwisko pasażera, podróżny, podróżna, nazwisko, imię i nazwisko, podróżujący, nazwisko i imię pasażera',
  flightNumber:
    'lot, numer lotu, nr lotu, rejs, numer rejsu, nr rejsu, lot nr, pociąg, numer pociągu, nr pociągu, kurs, rejs nr, pociąg nr',
  departureAirport:
    'z, skąd, od, wylot z, wylot, lotnisko wylotu, miejsce wylotu, miejsce odlotu, lotnisko odlotu, port wylotu, stacja początkowa, odjazd z, wyjazd z, stacja odjazdu, port lotniczy wylotu',
  arrivalAirport:
    'do, dokąd, przylot do, przylot, cel, cel podróży, lotnisko przylotu, lotnisko docelowe, miejsce przylotu, kierunek, port docelowy, stacja docelowa, port przylotu, przyjazd do',
  departureDate:
    'data wylotu, data lotu, data odlotu, data podróży, data, data wyjazdu, data odjazdu, data rejsu',
  boardingTime:
    'boarding, wejście na pokład, godzina boardingu, zbiórka, stawić się o, godzina wejścia na pokład, początek boardingu, czas wejścia na pokład, odprawa przy bramce, rozpoczęcie boardingu, wejście na pokład od, boarding od',
  departureTime:
    'odlot, godzina odlotu, wylot, godzina wylotu, odjazd, godzina odjazdu, start, planowany odlot, czas odlotu, odj, czas wylotu, godz odlotu, planowy odlot',
  arrivalTime:
    'przylot, godzina przylotu, przyjazd, godzina przyjazdu, lądowanie, planowany przylot, czas przylotu, przyj, godzina lądowania, godz przylotu',
  gate: 'bramka, wyjście, gate, bramka nr, wyjście do samolotu, peron, tor, stanowisko, numer bramki, nr bramki, nabrzeże',
  gateCloses:
    'zamknięcie bramki, zamknięcie wyjścia, bramka zamykana, zamknięcie gate, koniec boardingu, koniec wejścia na pokład, zakończenie boardingu, bramka zamyka się, zamknięcie boardingu, ostatnie wezwanie, wyjście zamykane, bramka czynna do, zamknięcie bramki o',
  terminal: 'terminal, terminal odlotów, terminal odlotu, hala odlotów',
  seat: 'miejsce, fotel, numer miejsca, nr miejsca, miejsce nr, siedzenie',
  cabinClass: 'klasa, klasa podróży, kabina, klasa rezerwacyjna, klasa rezerwacji, taryfa, klasa kabiny',
  boardingGroup:
    'grupa, grupa boardingowa, grupa wejścia, strefa, strefa wejścia, priorytet, kolejność wejścia, grupa wejścia na pokład, kolejność boardingu',
  sequenceNumber:
    'numer sekwencyjny, sekwencja, nr sekwencyjny, numer kolejny, numer odprawy, sekw, seq, nr odprawy, nr kolejny',
  reservationNumber:
    'rezerwacja, numer rezerwacji, nr rezerwacji, kod rezerwacji, pnr, potwierdzenie, numer potwierdzenia, rezerwacja nr, numer referencyjny, kod potwierdzenia',
  frequentFlyer:
    'karta stałego klienta, numer stałego klienta, program lojalnościowy, miles and more, numer karty lojalnościowej, karta lojalnościowa, numer karty, mile, stały klient, nr karty stałego klienta, program dla często podróżujących',
  baggage:
    'bagaż, bagaż rejestrowany, bagaż podręczny, bagaże, limit bagażu, bagaż nadany, bagaż nadawany, limit bagażowy, walizki',
  // Certificates, vouchers, coupons
  recipient:
    'odbiorca, odbiorczyni, obdarowany, obdarowana, dla, dla kogo, komu, przyznany, przyznano, przyznaje się, nadany, nadano, wręczono, uczestnik, uczestniczka, zaświadcza się że, niniejszym zaświadcza się że, niniejszym zaświadczamy że, zaświadcza że, potwierdza się że, laureat, laureatka, absolwent, absolwentka, beneficjent, kursant, kursantka, student, studentka, pan, pani, pan pani, na rzecz, dla pana, dla pani, otrzymuje, na cześć, adresat, adresatka',
  credential:
    'kurs, szkolenie, kwalifikacja, kwalifikacje, tytuł, dyplom, certyfikat, program, nagroda, wyróżnienie, studia, kierunek, specjalność, w zakresie, za, z zakresu, ukończył, ukończyła, ukończenie kursu, ukończył kurs, ukończyła kurs, warsztaty, warsztat, moduł, umiejętność, temat szkolenia, uprawnienia, tytuł zawodowy, w uznaniu, przedmiot, za co, nazwa kursu, kompetencja, za ukończenie',
  issuer:
    'wystawca, wydane przez, wydany przez, wydał, wydała, wystawił, wystawiony przez, wystawione przez, instytucja, organizacja, organizator, firma, szkoła, uczelnia, jednostka wydająca, organ wydający, nadany przez, akademia, realizowany przez, jednostka certyfikująca, organizator szkolenia, sklep, lokal, ośrodek szkoleniowy, przyznany przez, przyznaje, ważny w, jednostka szkoląca',
  dateIssued:
    'data wydania, data wystawienia, wydano, wydano dnia, wystawiono, data ukończenia, dnia, data, wystawiono dnia, data nadania, miejscowość i data, miejsce i data, data uzyskania, przyznano dnia, wydany dnia',
  identifier:
    'numer certyfikatu, nr certyfikatu, certyfikat nr, numer zaświadczenia, zaświadczenie nr, nr zaświadczenia, dyplom nr, numer dyplomu, nr dyplomu, numer rejestru, nr rejestru, numer ewidencyjny, nr ewidencyjny, identyfikator, id, numer, nr, sygnatura, numer licencji, numer referencyjny, kod weryfikacyjny, numer dokumentu, numer seryjny, numer rejestracyjny, świadectwo nr, nr rej, legitymacja nr, numer legitymacji, znak sprawy',
  grade:
    'ocena, wynik, stopień, z wynikiem, punkty, ocena końcowa, średnia, z wyróżnieniem, poziom, liczba punktów, rezultat, lokata',
  hours:
    'godziny, liczba godzin, czas trwania, wymiar, wymiar godzin, wymiar godzinowy, ects, punkty ects, w wymiarze, godziny szkoleniowe, liczba godzin dydaktycznych, ilość godzin',
  signatures:
    'podpisy, podpis, podpisano, podpisali, podpisany przez, podpisujący, w imieniu, pieczęć i podpis, podpis i pieczęć, w imieniu i na rzecz, sygnatariusze, niżej podpisani, podpisy stron, czytelny podpis, akceptacja, zatwierdził',
  offer:
    'oferta, rabat, promocja, zniżka, oferta specjalna, zyskujesz, oszczędzasz, kupon na, bon na, gratis, upust, korzyść, prezent, obniżka, taniej, otrzymujesz, nagroda',
  product:
    'produkt, produkty, artykuł, towar, dotyczy, na, na produkt, na produkty, obowiązuje na, asortyment, obejmuje, przy zakupie',
  code: 'kod, kod rabatowy, kod promocyjny, kod kuponu, kod bonu, kod vouchera, pin, z kodem, kod aktywacyjny, użyj kodu, numer karty, kod podarunkowy, hasło, kod realizacji, kod zniżkowy, kod dostępu, kod karty, podaj kod',
  serialNumber:
    'numer seryjny, nr seryjny, numer bonu, bon nr, nr bonu, numer vouchera, voucher nr, nr vouchera, numer, nr, seria, numer karty, karta nr, kupon nr, nr kuponu, nr karty, seria i numer',
  validFrom:
    'ważny od, ważna od, ważne od, obowiązuje od, od, od dnia, od kiedy, początek ważności, do wykorzystania od, początek, ważność od, data rozpoczęcia',
  validThrough:
    'ważny do, ważna do, ważne do, ważność, termin ważności, data ważności, obowiązuje do, do, do dnia, do kiedy, wykorzystaj do, do wykorzystania do, wygasa, traci ważność, termin realizacji, koniec ważności, zrealizuj do, do zrealizowania do, oferta ważna do, ważność do, ważny do dnia, ważny, okres ważności, promocja trwa do, obowiązuje',
  value:
    'wartość, kwota, o wartości, nominał, saldo, na kwotę, stan, liczba, wynik, wykonanie, wartość bonu, suma, bieżąca wartość, wartość nominalna, aktualnie, odczyt',
  giver:
    'od, od kogo, ofiarodawca, ofiarodawczyni, darczyńca, nadawca, prezent od, podarunek od, z miłością, obdarowujący, obdarowująca, fundator, podarował, podarowała',
  message:
    'wiadomość, dedykacja, życzenia, wiadomość osobista, słowa, treść życzeń, tekst na karcie, kilka słów, osobista wiadomość, treść dedykacji, pozdrowienia',
  redeemAt:
    'do wykorzystania w, realizacja, miejsce realizacji, gdzie wykorzystać, jak wykorzystać, do realizacji w, jak zrealizować, gdzie zrealizować, ważny w, realizacja w, rezerwacja, rezerwacje, zrealizuj w, sposób realizacji, honorowany w, jak skorzystać, zapisy, zarezerwuj, do zrealizowania w',
  // Invitations
  hosts:
    'gospodarze, gospodarz, gospodyni, zapraszają, zaprasza, zapraszający, para młoda, młoda para, państwo młodzi, narzeczeni, rodzice, od, wraz z rodzicami',
  request:
    'zaproszenie, tekst zaproszenia, treść zaproszenia, mają zaszczyt zaprosić, mamy zaszczyt zaprosić, ma zaszczyt zaprosić, serdecznie zapraszamy, zapraszamy na, mają przyjemność zaprosić, z radością zapraszamy, zapraszamy, pragniemy zaprosić, serdecznie zaprasza, uprzejmie zapraszamy',
  dress:
    'strój, dress code, obowiązujący strój, strój obowiązkowy, ubiór, stroje, co założyć, obowiązuje strój, mile widziany strój',
  rsvp: 'rsvp, r s v p, potwierdzenie, prosimy o potwierdzenie, prosimy o potwierdzenie przybycia, potwierdzenie przybycia, prosimy o odpowiedź, odpowiedź do, potwierdzenie obecności, zgłoszenia, prosimy o potwierdzenie do, potwierdzenie udziału, potwierdzenie do, prosimy o potwierdzenie obecności, potwierdź przybycie, daj znać, zapisy, potwierdź do, o odpowiedź prosimy do',
  // Letters
  sender: 'nadawca, nadawczyni, od, kandydat, kandydatka, adres nadawcy, wnioskodawca, aplikujący',
  subject: 'temat, dotyczy, w sprawie, dot, przedmiot, sprawa, tytuł',
  salutation: 'zwrot grzecznościowy, powitanie, zwrot powitalny, formuła powitalna, zwrot do adresata',
  closing:
    'zakończenie, zwrot końcowy, pozdrowienia, formuła końcowa, pożegnanie, zwrot pożegnalny, formuła grzecznościowa',
  signature: 'podpis, podpisano, imię i nazwisko, niżej podpisany, niżej podpisana',
  enclosures:
    'załączniki, załącznik, zał, w załączeniu, w załączniku, do wiadomości, dw, kopia, dokumenty w załączeniu',
  // Bills
  seller:
    'sprzedawca, sprzedający, sprzedająca, wystawca, dostawca, wykonawca, usługodawca, zleceniobiorca, od, firma, wystawił, nasze dane, dane sprzedawcy, kontrahent wystawiający, wierzyciel, wystawca faktury',
  buyer:
    'nabywca, kupujący, kupująca, klient, klientka, odbiorca, płatnik, faktura dla, dla, zamawiający, usługobiorca, zleceniodawca, dane nabywcy, kontrahent, nabywczyni, na rzecz, odbiorca faktury, dane do faktury, dane klienta, do, adres do faktury',
  client:
    'klient, klientka, dla, zamawiający, zamawiająca, zleceniodawca, przygotowano dla, inwestor, opracowano dla, na zlecenie, oferta dla, nazwa klienta, przygotowane dla, mocodawca, w imieniu',
  invoiceNumber:
    'numer faktury, nr faktury, faktura nr, faktura, faktura vat nr, faktura vat, fv, fv nr, rachunek nr, numer rachunku, nr dokumentu, numer dokumentu, nr, numer, faktura numer, faktura proforma nr, rachunek numer',
  issueDate:
    'data wystawienia, data faktury, wystawiono dnia, data wystawienia faktury, wystawiono, data dokumentu, data, z dnia, dnia, data i miejsce wystawienia, miejsce i data wystawienia',
  paymentDueDate:
    'termin płatności, termin zapłaty, płatne do, zapłata do, do zapłaty do, płatność do, data płatności, data zapłaty, zapłać do, prosimy o wpłatę do, płatne w terminie do, wymagalność, termin',
  supplyDate:
    'data sprzedaży, data wykonania usługi, data dostawy, data dokonania dostawy, data wykonania, okres rozliczeniowy, data zakończenia dostawy, okres świadczenia usług, dostawa, dostarczono, data usługi, data zakończenia dostawy lub usługi, wykonano, okres usługi, data realizacji',
  reference:
    'numer referencyjny, nr ref, referencja, nasz znak, wasz znak, znak, numer zamówienia, nr zamówienia, zamówienie, zamówienie nr, zlecenie, nr zlecenia, numer zlecenia, projekt, umowa nr, nr umowy, umowa, numer klienta, nr klienta, tytuł przelewu, tytułem, sygnatura, numer umowy, dotyczy, ref, tytuł wpłaty, sprawa nr',
  taxId:
    'nip, regon, krs, numer nip, vat ue, nip ue, numer vat, nr nip, pesel, bdo, numer identyfikacji podatkowej, numer krs, nr vat',
  iban: 'iban, numer konta, nr konta, konto, rachunek, numer rachunku, nr rachunku, rachunek bankowy, konto bankowe, nr rachunku bankowego, numer rachunku bankowego, nrb, numer konta bankowego',
  bic: 'bic, swift, bic swift, kod swift, kod bic, kod banku',
  bank: 'bank, nazwa banku, dane do przelewu, dane bankowe, posiadacz rachunku, właściciel rachunku, dane do płatności, przelew, sposób płatności, forma płatności, beneficjent, informacje o płatności, właściciel konta, odbiorca przelewu, jak zapłacić, przelew bankowy, odbiorca płatności, płatność',
  paymentTerms:
    'warunki płatności, warunki zapłaty, sposób zapłaty, forma płatności, termin płatności, odsetki, odsetki za opóźnienie, odsetki za zwłokę, opóźnienie w płatności, zasady płatności, warunki rozliczenia',
  lines:
    'pozycje, towary, usługi, towary i usługi, wyszczególnienie, pozycje faktury, produkty, zakres prac, lista pozycji, artykuły, prace, zamówienie, zakupy, koszty, specyfikacja, zestawienie, wykonane prace, towary usługi, pozycje zamówienia',
  description:
    'opis, nazwa, nazwa towaru, nazwa towaru lub usługi, nazwa usługi, usługa, towar, pozycja, produkt, artykuł, wyszczególnienie, szczegóły, praca, zadanie, tytuł, nazwa towaru usługi, przedmiot, czynność, nazwa produktu, opis usługi',
  quantity: 'ilość, liczba, szt, sztuk, sztuki, godziny, godz, dni, il, liczba godzin, liczba sztuk, ile',
  unit: 'jednostka, j m, jm, jedn, jednostka miary, miara, jedn miary',
  unitPrice:
    'cena jednostkowa, cena jedn, cena, cena netto, cena jednostkowa netto, cena jedn netto, stawka, stawka godzinowa, cena za sztukę, cena za szt, cena brutto, cena za jednostkę, stawka za godzinę, koszt jednostkowy, cena jm, stawka dzienna, cena za godzinę',
  discount: 'rabat, upust, zniżka, opust, bonifikata, obniżka, promocja, kupon, skonto, razem rabaty',
  taxRate: 'stawka vat, vat, stawka podatku, stawka, vat %, % vat, ptu, podatek, stawka podatku vat, st vat',
  net: 'wartość, wartość netto, netto, kwota netto, kwota, suma, wartość brutto, brutto, razem, cena, koszt, wartość sprzedaży netto, należność, cena łączna',
  subtotal:
    'suma częściowa, razem netto, netto, suma netto, wartość netto, suma pośrednia, kwota netto, łącznie netto, podsumowanie netto, ogółem netto, podstawa opodatkowania, suma bez vat, podsuma, razem bez vat, total netto, wartość bez vat',
  tax: 'vat, podatek vat, kwota vat, podatek, suma vat, razem vat, ptu, suma ptu, w tym vat, kwota podatku, podatek od towarów i usług, wartość vat, podatek ptu',
  total:
    'razem, suma, do zapłaty, razem brutto, suma brutto, brutto, łącznie, ogółem, wartość brutto, kwota do zapłaty, razem do zapłaty, kwota brutto, łącznie brutto, suma pln, łączna kwota, total, kwota łączna, należność ogółem, ogółem brutto, cena łączna, suma do zapłaty, należność, kwota należności, łącznie do zapłaty, koszt całkowity',
  paid: 'zapłacono, wpłacono, zaliczka, zadatek, przedpłata, opłacono, już zapłacono, kwota zapłacona, wpłata, zapłacone, wpłacona zaliczka, otrzymano, kaucja, kwota wpłacona, uregulowano, rozliczona zaliczka',
  due: 'do zapłaty, pozostało do zapłaty, pozostaje do zapłaty, saldo, należność, kwota do zapłaty, do uregulowania, zaległość, pozostała kwota, dopłata, do dopłaty, pozostało, reszta do zapłaty, saldo do zapłaty, pozostała należność',
  sums: 'podsumowanie, sumy, razem, rozliczenie, zestawienie, kwoty, kalkulacja',
  receiptNumber:
    'numer paragonu, nr paragonu, paragon nr, paragon, paragon fiskalny, rachunek nr, numer rachunku, nr transakcji, numer transakcji, transakcja, nr wydr, nr wydruku, nr, numer, numer sys, zamówienie, nr rachunku, bon nr, pokwitowanie nr, dokument nr, kwit nr, numer zamówienia, rachunek, paragon numer, sprzedaż nr',
  dateTime:
    'data i godzina, data, godzina, data godzina, wydrukowano, data sprzedaży, data zakupu, data i czas, czas, kiedy',
  cashier:
    'kasjer, kasjerka, obsługa, obsługujący, obsługująca, obsłużył, obsłużyła, sprzedawca, sprzedawczyni, kelner, kelnerka, obsługiwał, obsługiwała, operator, obsługiwał państwa, pracownik, państwa kelner, kas, barista',
  till: 'kasa, nr kasy, kasa nr, stanowisko, stolik, stolik nr, terminal, punkt sprzedaży, numer kasy, okienko, nr stolika, dystrybutor',
  payment:
    'płatność, forma płatności, sposób płatności, zapłacono, gotówka, karta, karta płatnicza, blik, metoda płatności, zapłacono kartą, zapłacono gotówką, gotówką, kartą, przelew, karta kredytowa, płatność kartą, rozliczenie płatności, wpłacono, zbliżeniowo, otrzymano',
  change:
    'reszta, wydano, reszta gotówka, zmiana, różnica, odchylenie, dynamika, trend, wzrost, r/r, rdr, m/m, mdm, w porównaniu z, wobec, vs, w stosunku do, do wydania, porównanie, zmiana r/r, rok do roku, miesiąc do miesiąca, delta, względem',
  thanks:
    'dziękujemy, podziękowanie, podziękowania, zapraszamy ponownie, do zobaczenia, dziękujemy za zakupy, dziękujemy za wizytę, stopka, dziękujemy i zapraszamy ponownie',
  // Careers
  experience:
    'doświadczenie, doświadczenie zawodowe, przebieg pracy zawodowej, kariera, kariera zawodowa, zatrudnienie, historia zatrudnienia, praca zawodowa, praca, stanowiska, przebieg kariery, przebieg zatrudnienia, praktyka zawodowa, ścieżka zawodowa, zajmowane stanowiska, gdzie pracowałem, gdzie pracowałam, doświadczenie kliniczne',
  education:
    'wykształcenie, edukacja, studia, nauka, przebieg edukacji, kształcenie, wykształcenie i kwalifikacje, szkoły, wykształcenie i szkolenia, edukacja i szkolenia, kwalifikacje, przebieg studiów, uczelnia',
  volunteering:
    'wolontariat, działalność społeczna, praca społeczna, działalność wolontariacka, zaangażowanie społeczne, aktywność społeczna, doświadczenie w wolontariacie, działalność pozazawodowa',
  skills:
    'umiejętności, kompetencje, kwalifikacje, umiejętności techniczne, kluczowe umiejętności, kluczowe kompetencje, narzędzia, technologie, zdolności, mocne strony, znajomość programów, obsługa komputera, umiejętności zawodowe, oprogramowanie, co potrafię, kompetencje cyfrowe, metody, umiejętności miękkie, wiedza i umiejętności, umiem, potrafię',
  languages:
    'języki, języki obce, znajomość języków, znajomość języków obcych, kompetencje językowe, umiejętności językowe',
  publications:
    'publikacje, artykuły, wybrane publikacje, książki, prace naukowe, publikacje naukowe, artykuły naukowe, rozdziały, rozdziały w książkach, monografie, dorobek naukowy, najważniejsze publikacje, lista publikacji, artykuły recenzowane, teksty, artykuły w czasopismach',
  awards:
    'nagrody, wyróżnienia, nagrody i wyróżnienia, stypendia, odznaczenia, osiągnięcia, nagrody i stypendia, sukcesy, medale, stypendia i nagrody',
  certificates:
    'certyfikaty, szkolenia, kursy, uprawnienia, licencje, kursy i szkolenia, kursy i certyfikaty, szkolenia i certyfikaty, dodatkowe kwalifikacje, prawo jazdy, doskonalenie zawodowe, zaświadczenia, świadectwa, uprawnienia zawodowe, certyfikaty i szkolenia, szkolenia i kursy',
  references:
    'referencje, bibliografia, literatura, przypisy, źródła, piśmiennictwo, cytowana literatura, bibliografia załącznikowa, literatura cytowana, osoby polecające, spis literatury, literatura uzupełniająca, rekomendacje, wykaz literatury',
  interests:
    'zainteresowania, hobby, pasje, czas wolny, inne, po godzinach, zainteresowania i hobby, pozostałe, informacje dodatkowe, poza pracą, dodatkowe informacje',
  grants:
    'granty, projekty badawcze, finansowanie, finansowanie badań, projekty finansowane, granty badawcze, dotacje, granty i projekty, środki na badania, kierowane granty',
  talks:
    'wystąpienia, wykłady, konferencje, referaty, prezentacje, wystąpienia konferencyjne, wykłady gościnne, wykłady zaproszone, prelekcje, udział w konferencjach, referaty konferencyjne, wybrane wystąpienia',
  teaching:
    'dydaktyka, nauczanie, działalność dydaktyczna, prowadzone zajęcia, zajęcia dydaktyczne, doświadczenie dydaktyczne, promotorstwo, opieka nad studentami, prowadzone kursy, promotor prac',
  projects:
    'projekty, projekt, wybrane projekty, projekty własne, realizacje, ważniejsze projekty, projekty osobiste, najważniejsze projekty, otwarte oprogramowanie',
  memberships:
    'członkostwo, członkostwa, przynależność, stowarzyszenia, organizacje, towarzystwa naukowe, przynależność do organizacji, członek, członkini, afiliacje, członkostwo w organizacjach, izby zawodowe, komitety, samorząd zawodowy',
  entries: 'wpisy, historia, pozycje, przebieg, rejestr',
  highlights:
    'osiągnięcia, obowiązki, zakres obowiązków, zadania, najważniejsze osiągnięcia, kluczowe osiągnięcia, główne obowiązki, najważniejsze, rezultaty, zadania i osiągnięcia, zakres zadań, główne zadania, punkty, wypunktowanie, punktory',
  degree:
    'stopień, tytuł, kierunek, kierunek studiów, specjalność, specjalizacja, dyplom, tytuł naukowy, dziedzina, wydział, rodzaj studiów, kwalifikacja, stopień naukowy, profil, uzyskany tytuł',
  level: 'poziom, stopień, znajomość, biegłość, stopień znajomości, poziom znajomości',
  // Portfolio, pages
  works:
    'prace, dzieła, projekty, realizacje, portfolio, wybrane prace, wybrane projekty, nasze realizacje, studia przypadków, wybrane realizacje, nasze prace, moje prace, cykle, galeria, nasze projekty, moje projekty, ostatnie prace, zlecenia, serie, ostatnie realizacje',
  year: 'rok, lata, data, rok powstania, rok realizacji, rok wykonania, od, powstało',
  medium:
    'technika, materiał, materiały, medium, nośnik, format, wymiary, narzędzia, technika wykonania, tworzywo, rozmiar',
  result:
    'wynik, wyniki, rezultat, rezultaty, efekt, efekty, co się zmieniło, skutek, po, co osiągnęliśmy, efekt końcowy, wpływ, korzyści, co z tego wyszło',
  about:
    'o nas, o mnie, o firmie, kim jesteśmy, nasza historia, kim jestem, o studiu, biografia, biogram, poznaj nas, o pracowni, kto za tym stoi, bio, o projekcie, filozofia, nota biograficzna, moja historia',
  services:
    'usługi, nasze usługi, co robimy, oferta, czym się zajmujemy, co oferujemy, zakres usług, moje usługi, czym się zajmuję, co robię, specjalizacje, obszary działalności, w czym pomagam, zakres oferty, co oferuję, obszary praktyki',
  features:
    'cechy, zalety, korzyści, funkcje, dlaczego, dlaczego my, dlaczego warto, co zyskujesz, co otrzymujesz, w cenie, co zawiera, wyróżniki, atuty, możliwości, co dostajesz, zawiera, w pakiecie, co nas wyróżnia, w zestawie, powody, cena obejmuje, warto wiedzieć, funkcjonalności',
  stats:
    'liczby, w liczbach, statystyki, dane, kluczowe dane, fakty i liczby, liczby i fakty, wskaźniki, nasze liczby, rok w liczbach, najważniejsze liczby, kluczowe liczby, w skrócie, w pigułce, wyniki w liczbach, kilka liczb',
  steps:
    'kroki, jak to działa, etapy, proces, przebieg, jak to zrobić, instrukcja, procedura, krok po kroku, w trzech krokach, nasz proces, sposób przygotowania, jak pracujemy, następne kroki, jak zacząć, jak zamówić, trzy kroki, metoda, co dalej, przygotowanie, jak przebiega współpraca, dalsze kroki',
  quotes:
    'opinie, cytaty, cytat, referencje, rekomendacje, co mówią klienci, co mówią o nas, głosy, recenzje, klienci o nas, opinie klientów, powiedzieli o nas, napisali o nas, media o nas, piszą o nas, co mówią inni, opinia, mówią o nas, prasa o nas, zaufali nam',
  offers:
    'cennik, ceny, pakiety, oferta, oferty, plany, taryfy, bilety, ile to kosztuje, koszty, nasze ceny, abonamenty, warianty, opłaty, karnety, cena, wycena, inwestycja, budżet, kosztorys, opcje, ceny biletów, stawki, honorarium, składka, wstęp, ceny i pakiety, koszt',
  questions:
    'pytania, najczęstsze pytania, faq, pytania i odpowiedzi, częste pytania, często zadawane pytania, pytacie nas, najczęściej zadawane pytania, o co pytacie, wasze pytania, częste wątpliwości, q and a',
  question: 'pytanie, p',
  answer: 'odpowiedź, o',
  navigation: 'nawigacja, pasek nawigacji',
  links:
    'linki, odnośniki, moje linki, więcej linków, przydatne linki, zasoby, gdzie mnie znaleźć, przyciski, łącza, znajdź mnie, zakładki',
  gallery: 'galeria, zdjęcia, fotografie, obrazy, fotogaleria, album, galeria zdjęć, w obiektywie, migawki',
  team: 'zespół, nasz zespół, ludzie, kadra, kim jesteśmy, pracownicy, członkowie, założyciele, założycielki, kierownictwo, zarząd, załoga, ekipa, poznaj zespół, rada, członkowie zespołu, skład, nasi ludzie, osoby, drużyna, kolektyw, kadra dydaktyczna, współpracownicy',
  // Cases, documents
  challenge:
    'wyzwanie, problem, sytuacja, sytuacja wyjściowa, punkt wyjścia, kontekst, potrzeba, zadanie, przed, wyzwania, stan wyjściowy, potrzeby, potrzeba klienta, brief, tło, na czym polegał problem',
  approach:
    'podejście, rozwiązanie, nasze rozwiązanie, co zrobiliśmy, nasze podejście, metoda, strategia, realizacja, wdrożenie, propozycja, pomysł, jak to zrobiliśmy, proponowane rozwiązanie, sposób działania, działania, koncepcja, przebieg prac',
  facts:
    'fakty, w skrócie, dane, metryka, dane projektu, karta projektu, szczegóły, specyfikacja, dane techniczne, informacje o projekcie, najważniejsze informacje, metryczka, w pigułce, podstawowe informacje, parametry, kluczowe fakty, nota',
  parties:
    'strony, strony umowy, pomiędzy, między, strona, umawiające się strony, a, zawarta pomiędzy, zawarta między, z jednej strony, z drugiej strony',
  effectiveDate:
    'data wejścia w życie, wejście w życie, obowiązuje od, data zawarcia, zawarta dnia, zawarta w dniu, data umowy, ważna od, z dniem, data rozpoczęcia, data obowiązywania, data zawarcia umowy, data, wchodzi w życie, zawarto dnia, umowa z dnia',
  clauses:
    'postanowienia, klauzule, artykuły, paragrafy, warunki, warunki umowy, postanowienia umowy, paragraf, artykuł, punkty, treść umowy, strony postanawiają, zapisy umowy, postanowienia ogólne, umowa',
  definitions:
    'definicje, słownik, słowniczek, pojęcia, terminy, słownik pojęć, słownictwo, objaśnienia, skróty, interpretacja, wykaz skrótów, użyte pojęcia, wyrazy',
  term: 'termin, pojęcie, wyraz, słowo, hasło, wyrażenie, skrót',
  meaning: 'znaczenie, definicja, oznacza, objaśnienie, wyjaśnienie, sens',
  schedules: 'załączniki, załącznik, aneksy, aneks, dodatki, załączniki do umowy',
  law: 'prawo właściwe, właściwość sądu, sąd właściwy, prawo, jurysdykcja, prawo właściwe i sąd, rozstrzyganie sporów, właściwe prawo, spory',
  background:
    'preambuła, tło, zważywszy że, kontekst, cel umowy, wstęp, mając na uwadze, przedmiot umowy, zważywszy',
  panels:
    'panele, strony, skrzydła, skrzydełka, panel, strona, wnętrze, środek, tył, przód, części, rozdziały, sekcje, okładka tylna',
  sections:
    'sekcje, rozdziały, działy, części, kategorie, spis treści, dania, grupy, bloki, rubryki, zawartość',
  legend:
    'legenda, alergeny, oznaczenia, symbole, lista alergenów, wykaz alergenów, objaśnienia, skróty, ikony, objaśnienie symboli, znaki, kody',
  items:
    'pozycje, dania, produkty, elementy, lista, potrawy, artykuły, punkty, rzeczy, menu, karta, do wyboru, karta dań',
  marks:
    'alergeny, oznaczenia, symbole, dieta, ikony, wegańskie, wegetariańskie, etykiety, znaki, znaczniki, uwagi',
  spreads:
    'rozkładówki, rozkładówka, stylizacje, stylizacja, sylwetki, zestawy, strony, plansze, looki, look, rozdziały, historie',
  stories:
    'artykuły, wiadomości, historie, aktualności, w tym numerze, nowości, tematy, w numerze, treść, wydarzenia, spis treści, w tym wydaniu, relacje, felietony',
  preheader: 'preheader, nagłówek podglądu, tekst podglądu, podgląd, zajawka w skrzynce',
  unsubscribe:
    'wypisz się, rezygnacja, anuluj subskrypcję, wypis, zrezygnuj z subskrypcji, link do wypisania, rezygnacja z subskrypcji, wypisanie, wypisz mnie, zarządzaj subskrypcją',
  // Graphics
  modules: 'moduły, bloki, wykresy, sekcje, części, panele, rozdziały, ryciny',
  series:
    'seria, serie, wykres, dane, wartości, trend, miesiącami, według miesięcy, według lat, przebieg, szereg czasowy, w czasie, historia, rozkład, miesięcznie, szereg, struktura, podział, w latach',
  label:
    'etykieta, wskaźnik, miara, nazwa, kategoria, miernik, tytuł, pozycja, kpi, metryka, co, wyszczególnienie, pole, dana',
  target:
    'cel, plan, założenie, budżet, planowane, próg, zakładane, docelowo, limit, wartość docelowa, norma, założenia',
  tiles:
    'wskaźniki, kluczowe wskaźniki, najważniejsze liczby, kpi, mierniki, karty, przegląd, podsumowanie, kafelki, kluczowe liczby, w skrócie, pulpit, główne wskaźniki, najważniejsze wskaźniki, kluczowe dane',
  tasks:
    'zadania, do zrobienia, lista zadań, działania, następne kroki, otwarte sprawy, do wykonania, sprawy otwarte, sprawy do załatwienia, ustalenia, plan działań, kolejne kroki, otwarte punkty, lista kontrolna',
  tables: 'tabele, tabela, zestawienia, szczegóły, dane, listy, zestawienie',
  events:
    'wydarzenia, oś czasu, kalendarium, chronologia, daty, historia, kamienie milowe, najważniejsze daty, kluczowe daty, kronika, ważne daty, kalendarz, dzieje, momenty, lata',
  lanes:
    'kolumny, fazy, etapy, tematy, obszary, kwartały, strumienie, ścieżki, horyzonty, grupy, plan rozwoju, mapa drogowa, wersje, filary, tory, kamienie milowe',
  status: 'status, stan, postęp, etap, faza, zaawansowanie, stan realizacji, sytuacja',
  owner:
    'odpowiedzialny, odpowiedzialna, właściciel, właścicielka, osoba odpowiedzialna, prowadzący, prowadząca, przypisane do, kto, opiekun, opiekunka, zespół, lider, liderka, odpowiedzialni, przydzielono, koordynator, koordynatorka, odp, kto odpowiada, wykonawca, realizuje',
  milestone:
    'kamień milowy, etap, wersja, sprint, iteracja, kwartał, faza, kolumna, temat, obszar, termin, wydanie, strumień, horyzont, ścieżka',
  people:
    'osoby, ludzie, pracownicy, zespół, członkowie, kadra, stanowiska, personel, struktura organizacyjna, struktura, schemat organizacyjny, organizacja, podwładni, podlegli pracownicy, hierarchia, role, załoga',
  reportsTo:
    'podlega, przełożony, przełożona, raportuje do, raportują do, podlegają, kierownik, szef, szefowa, zwierzchnik, bezpośredni przełożony, podległość, podlega pod, podległy, podległa, pod kierownictwem, menedżer, kierowniczka',
  vacant:
    'wakat, wolne stanowisko, nieobsadzone, do obsadzenia, rekrutacja, w trakcie rekrutacji, stanowisko wolne, poszukiwany, poszukiwana, rekrutacja w toku',
  // Talks
  pageHeader: 'nagłówek strony',
  frontSide: 'awers',
  backSide: 'rewers, na odwrocie',
  pageFooter: 'stopka',
  slides: 'slajdy, slajd, tytuł slajdu, numer slajdu, na slajdzie, na ekranie',
  speech: 'notatki prelegenta, notatki mówcy, co mówię, mówię, tekst mówiony, skrypt, notatka',
  // Words inside copy rather than labels
  greetingWords:
    'szanowny panie, szanowna pani, szanowni państwo, dzień dobry, dobry wieczór, drogi, droga, drodzy, drogie, cześć, witam, witaj, szanowny, szanowna, szanowni, hej, witajcie, kochany, kochana, kochani, moi drodzy',
  closingWords:
    'z poważaniem, z wyrazami szacunku, pozdrawiam, pozdrawiamy, serdecznie pozdrawiam, z pozdrowieniami, łączę wyrazy szacunku, serdeczności, łączę pozdrowienia, do zobaczenia, ściskam, z wyrazami uszanowania, uściski, z serdecznymi pozdrowieniami, z góry dziękuję, z uszanowaniem, serdeczne pozdrowienia, buziaki, wszystkiego dobrego, z szacunkiem, łączymy wyrazy szacunku, miłego dnia, dziękuję',
  totalWords:
    'razem, suma, ogółem, łącznie, w sumie, całość, total, saldo, do zapłaty, wszystko, podsumowanie, łączna kwota',
  presentWords:
    'obecnie, nadal, do dziś, teraz, aktualnie, do chwili obecnej, do teraz, do nadal, dziś, trwa, w trakcie, obecny, do tej pory, od',
  doneWords:
    'gotowe, gotowy, zrobione, ukończone, ukończony, zakończone, zakończony, zakończona, wykonane, wykonano, zrealizowane, zrealizowano, zamknięte, wdrożone, wdrożono, opublikowane, wydane, dostarczone, zatwierdzone, rozwiązane, opłacone, uruchomione, działa, osiągnięte, gotowa, odebrane',
  activeWords:
    'w toku, w trakcie, w realizacji, trwa, aktywne, aktywny, rozpoczęte, rozpoczęty, w przygotowaniu, w testach, w budowie, testowane, testy, w opracowaniu, otwarte, robimy, w trakcie realizacji, w trakcie wdrażania, w przeglądzie, teraz, w beta, zgodnie z planem, w fazie testów, prace trwają',
  plannedWords:
    'planowane, planowany, planowana, zaplanowane, zaplanowany, następne, do zrobienia, nadchodzące, wkrótce, w planie, w planach, oczekuje, w kolejce, nierozpoczęte, nie rozpoczęto, szkic, proponowane, kolejne, w kolejnym kroku, następnie, nierozpoczęty, niebawem, do rozpoczęcia, czeka',
  laterWords:
    'później, kiedyś, pomysł, pomysły, może, w przyszłości, rozważane, do rozważenia, długoterminowo, badamy, przyszłość, rozważamy, dalsze plany, w dalszej perspektywie, analizowane, potem',
  blockedWords:
    'zablokowane, zablokowany, zagrożone, zagrożony, opóźnione, opóźniony, opóźniona, wstrzymane, wstrzymany, zawieszone, ryzyko, krytyczne, po terminie, spóźnione, zagrożona, zablokowana, przesunięte, utknęło, krytyczny, opóźnienie, wstrzymana',
  droppedWords:
    'anulowane, anulowany, odwołane, odrzucone, porzucone, zaniechane, nigdy, skreślone, odwołany, zarzucone, rezygnujemy, nie robimy, nie będzie, wycofane, anulowano, nie planujemy, nie w, poza planem',
  vacantWords:
    'wakat, wolne stanowisko, nieobsadzone, do obsadzenia, rekrutacja, w rekrutacji, szukamy, poszukujemy, w trakcie rekrutacji, zatrudnimy, rekrutujemy, rekrutacja w toku, stanowisko wolne',
  staffWords:
    'sztab, asystent, asystentka, sekretariat, doradca, doradczyni, pełnomocnik, audyt wewnętrzny, stanowisko sztabowe',
  freeWords:
    'bezpłatnie, bezpłatny, bezpłatna, bezpłatne, darmowy, darmowe, za darmo, gratis, wstęp wolny, wolny wstęp, w cenie, wliczone, cena na zapytanie, cena dnia, na koszt firmy, bez opłat, nieodpłatnie, wliczony, wstęp bezpłatny, na zapytanie, cena rynkowa, darmowa',
  streetWords:
    'ul, ulica, al, aleja, aleje, pl, plac, os, osiedle, rynek, rondo, bulwar, droga, szosa, skwer, zaułek, trakt, deptak, nabrzeże, wybrzeże, pasaż, bulwary',
  callsWords: 'jestem, nazywam się, mam na imię',
  livesWords: 'mieszkam w, mieszkam we',
  companyWords:
    'sp z o o, spółka z o o, spółka, s a, sa, sp j, sp k, s c, sp p, psa, spółka akcyjna, spółdzielnia, fundacja, stowarzyszenie, przedsiębiorstwo, zakład, firma, p p h u, fhu, phu, grupa, studio, uniwersytet, politechnika, instytut, szkoła, szpital, agencja, kancelaria, towarzystwo, i synowie, liceum, akademia, wydawnictwo, klinika, pracownia, urząd, urząd miasta, urząd gminy, zespół szkół, muzeum, teatr, gabinet, hurtownia, biuro',
}))

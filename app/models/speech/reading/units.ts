import type { Language } from '../../dialogues/language.ts'

export interface Unit {
  /** As it is written behind a number, as a pattern. */
  written: string
  en: readonly [one: string, many: string]
  tr: string
}

function unit(written: string, en: Unit['en'], tr: string): Unit {
  return { written, en, tr }
}

/** Longer units come before the ones they begin with: km/h before km. */
export const UNITS: readonly Unit[] = [
  unit(String.raw`km\/(?:h|s|sa)|kph|kmh`, ['kilometre an hour', 'kilometres an hour'], 'kilometre'),
  unit('km2|sq\\s?km', ['square kilometre', 'square kilometres'], 'kilometrekare'),
  unit('m2|sqm|sq\\s?m', ['square metre', 'square metres'], 'metrekare'),
  unit('m3', ['cubic metre', 'cubic metres'], 'metreküp'),
  unit('cm2', ['square centimetre', 'square centimetres'], 'santimetrekare'),
  unit('km', ['kilometre', 'kilometres'], 'kilometre'),
  unit('cm', ['centimetre', 'centimetres'], 'santimetre'),
  unit('mm', ['millimetre', 'millimetres'], 'milimetre'),
  unit('m', ['metre', 'metres'], 'metre'),
  unit('kg', ['kilogram', 'kilograms'], 'kilogram'),
  unit('mcg|µg|μg', ['microgram', 'micrograms'], 'mikrogram'),
  unit('mg', ['milligram', 'milligrams'], 'miligram'),
  unit('g|gr', ['gram', 'grams'], 'gram'),
  unit('m[lL]', ['millilitre', 'millilitres'], 'mililitre'),
  unit('[lL]|lt', ['litre', 'litres'], 'litre'),
  unit('°\\s?C|ºC', ['degree', 'degrees'], 'derece'),
  unit('°\\s?F', ['degree Fahrenheit', 'degrees Fahrenheit'], 'fahrenhayt derece'),
  unit('°', ['degree', 'degrees'], 'derece'),
  unit('kWh', ['kilowatt hour', 'kilowatt hours'], 'kilovat saat'),
  unit('kW', ['kilowatt', 'kilowatts'], 'kilovat'),
  unit('W', ['watt', 'watts'], 'vat'),
  unit('V', ['volt', 'volts'], 'volt'),
  unit('Mbps', ['megabit per second', 'megabits per second'], 'megabit'),
  unit('TB', ['terabyte', 'terabytes'], 'terabayt'),
  unit('GB', ['gigabyte', 'gigabytes'], 'gigabayt'),
  unit('MB', ['megabyte', 'megabytes'], 'megabayt'),
  unit('KB|kB', ['kilobyte', 'kilobytes'], 'kilobayt'),
  unit('hrs?', ['hour', 'hours'], 'saat'),
  unit('mins?', ['minute', 'minutes'], 'dakika'),
  unit('dk', ['minute', 'minutes'], 'dakika'),
  unit('secs?', ['second', 'seconds'], 'saniye'),
  unit('sn', ['second', 'seconds'], 'saniye'),
  unit('ha', ['hectare', 'hectares'], 'hektar'),
]

/** The unit in words, for a count as written; `km/h` has its rate before the number in Turkish: "saatte". */
export function sayUnit(found: Unit, { count, language }: { count: string; language: Language }): string {
  if (language === 'tr') return found.tr
  return count === '1' ? found.en[0] : found.en[1]
}

import type { Language } from '#app/models/dialogues/language.ts'

const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/u))

/** Words that carry grammar rather than message, folded. They tell the language of a word, too. */
export const FUNCTION_WORDS: Record<Language, ReadonlySet<string>> = {
  en: list(`a an the and or but so if of to in on at by for from with about into over under up down out off as than then
    that this these those there here it its he him his she her hers they them their theirs we us our ours you your yours
    i me my mine myself yourself himself herself themselves ourselves is am are was were be been being do does did doing
    done have has had having will would shall should can could may might must need not no nor yes who whom whose which
    what when where why how also too just very really quite still yet already again ever even only both either neither
    any some all each every other another such own same because while although though since until unless once during
    before after between through within without against per let get got getting gets go going goes put make made makes
    please well ok okay oh right now um uh er erm like actually know mean sort kind of`),
  tr: list(`ve veya ya da de ki ile ama fakat ancak ise icin gibi kadar dek degin gore dogru beri sonra once bu su o bunu sunu onu
    buna ona bundan ondan bunun onun bunlar onlar ben sen biz siz beni seni bizi sizi bana sana bize size benim senin
    bizim sizin bende sende bizde sizde benden senden bizden sizden onlara onlari onlarin kendi kendim kendiniz bir mi mu
    misiniz musunuz miyim muyum midir mudur ne neden nicin nasil nerede nereye hangi kim kime kimin degil var yok evet
    hayir cok daha en az pek her hic bazi tum butun baska diger ayni simdi artik hala henuz bile sadece yalniz yalnizca
    eger sayet cunku yani iste sey hani peki tamam olarak olan oldu oldugu oldugunu oldugunuz olur olmak olacak etmek eden
    edip yapmak icin dolayi karsin ragmen boyunca arasinda uzere diye ayrica lutfen bey hanim sayin bunlarin zaten hem
    gerek gerekiyor lazim zorunda zorundasiniz zorundayim zorundayiz degilsiniz degilim degiliz olsun olup ediyor ettim eder etti edecek ederim ederiz edebilir olabilir miyiz bunda`),
}

/** Function words of one language that the other does not have, to recognise words that were left untranslated. */
export function isFunctionWordOf(folded: string, language: Language): boolean {
  const other = language === 'en' ? 'tr' : 'en'
  return folded.length > 1 && FUNCTION_WORDS[language].has(folded) && !FUNCTION_WORDS[other].has(folded)
}

import type { Language } from '#app/models/dialogues/language.ts'

const list = (words: string) => new Set(words.trim().split(/\s+/u))

/**
 * Words that any message can be worded with: verbs that carry other words, what links and orders, time and manner without a
 * measure. That one of them stands in a rendition alone tells nothing. Folded.
 */
export const LOOSE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list(`
    one ones never something anything nothing everything someone anyone everyone nobody somebody back however whereas besides
    came comes coming come go goes going gone went give gives given gave giving get gets getting take takes took taken taking
    bring brings brought put puts keep keeps kept keeping leave leaves left leaving let have had having would used use using
    make makes made making find found finds set turn turns turned run running stay stays stayed happen happens happened
    become becomes became end ended ends start starts started stop stops stopped begin turns reach reached hold
    see seen look looks looking hear heard tell tells told say says said saying ask asks asking asked call called mean means
    meant think suppose supposed feel know name named word words speak question idea mind fact case matter point problem place
    part side line hand head way bit couple single whole lot little less more most enough full top
    old past last next first following later soon far away along around round behind inside above beyond apart ahead till
    long longer else rather completely straight instead despite except apparently actually simply
    person people man woman guy folks place home day night work time times age ago
    able unable allowed manage manages managed willing happy impossible possible better worse need needs needed wanted
    own show shows shown wonder wondering wondered`),
  tr: list(`
    mumkun tek tane kisi kisinin biri birini birden yoksa yuzden takdirde halde halinde durumda durumunda olursa olursunuz
    olsa olmasi olmasin olmali olmaz olmadigi olmadan oldugundan oluyor olmuyor olmus olur olmaniz yine gene oyle boyle soyle
    oyleyse boylece bununla beraber birlikte ait dair ilgili zira oysa halbuki ustelik gelgelelim dolayisiyla nedenle
    burada orada icinde icerisinde disinda uzerinde ustunde altinda yerinde yerine yana yaninizda karsi karsiliginda
    sirasinda arasi ardindan itibaren tarafindan basina adina
    devam soz konusu kabul gec evvel defa kere kez sira an anda simdilik hemen tam gayet fazla yeter yeterli uygun sart
    kendisi kendisine kendisini herhangi hicbir hepsi hepsini belki acaba kesin aksi nedir demek dedi dedigine
    gelen gelir gelirse gelince gelin geliyor gelsin gelmeden gider gitti duruyor durdu kaliyor kalir kalan bulunuyor
    bulunur cikar cikiyor cikti cikan cikacak cikmis gecer gececek gecmis suruyor surece suresi sureyle varsa vardi var yok
    elinizde elinize elimizde elinde elinizdeki is isi isin seye seyler yer yeri yere yol hakkiniz izin
    alin alirsiniz alabilirsiniz aliniyor alinacak verilen verir edin ediyoruz eder yapilacak yapilmasi yaptigi yaptiginiz
    yapiyoruz isterseniz ister bu hos geldiniz zahmet sakinca sorun`),
}

import type { accountExport as en } from '../en/account-export.ts'

export const accountExport: typeof en = {
  readMe: (facts) => `Köprü: ${facts.username} hesabının verileri, ${facts.date}

Hesabına ait her şey burada. .json dosyaları düz metindir: her metin düzenleyicide ya da tarayıcıda açılır.
Zamanlar UTC olarak, 2026-01-31T09:30:00.000Z biçimindedir. progress.json dosyasındaki günler kendi saat dilimine göredir.

account.json         Profilin, aboneliğin ve ayarların.
submissions.json     Bütün alıştırmaların, en yenisi başta: diyalog, puan, değerlendirme ve her kayıtta duyulanlar.
                     "file", kaydın bu zip içindeki adıdır. Değeri null ise nedeni "state" alanında yazar:
                     "deleted" kayıtlar bizde de kalmamıştır; "left out" olanlar tek bir zip dosyasına
                     sığmamıştır. "revisions", düzelttiğin ya da yeniden denediğin bölümlerdir.
recordings/          Kayıtların: her alıştırma için bir klasör, her bölüm için (1’den başlayarak) bir dosya,
                     bir bölümü her yeniden deneyişin için de bir dosya.
unfinished.json      Henüz teslim etmediğin alıştırmaların kayıtları; bir hafta sonra silinir.
mock-tests.json      Deneme sınavların ve sonuçları, en yenisi başta.
progress.json        Günlere göre puanların (XP).
notes.json           Alıştırmalara yazdığın notlar.
own-words.json       Kendi eklediğin kelimeler ve onlara yazdığın notlar.
word-notes.json      Diğer kelimelere yazdığın notlar.
cards.json           Desten: her kelime, her yönde, ne zaman gelecek ve onu ne kadar biliyorsun.
study-plan.json      Çalışma planın: sınavının tarihi, kendini nasıl değerlendirdiğin, dakikaların.
test-outcomes.json   Sınavlarının nasıl geçtiği, söylediğin kadarıyla, notlarınla.
study-log.json       Neyi hangi gün kaç saniye yaptığın.
mistakes.json        Geri gelen ve düzelen bölümler.
sprints.json         Bitirdiğin hız turları: konu, doğru sayısı, üst üste en fazla doğru.
memory-ladder.json   Bellek merdivenindeki denemelerin, senin işaretlediğin gibi.
lessons.json         Bitirdiğin not alma dersleri.
reminder-settings.json  Ne zaman ve nasıl hatırlatma istediğin.
reminders.json       Sana gönderdiğimiz hatırlatmalar ve haftalık mektuplar.
devices.json         Hatırlatmalarını gösteren tarayıcılar.
bookmarks.json       Sonraya ayırdığın diyaloglar.
likes.json           Beğendiğin diyaloglar.
notifications.json   Sana gönderdiğimiz bildirimler.
feedback.json        Bize gönderdiğin geri bildirimler.

Burada olmayanlar: şifren (onun yalnızca geri çevrilemeyen bir özetini saklarız), oturum anahtarların ve
başkalarının verileri.
`,
}

-- A notification keeps what happened, and is worded when it is read. Rows without a kind keep the message that they were written with.
ALTER TABLE "notifications" ADD COLUMN "kind" TEXT;
ALTER TABLE "notifications" ADD COLUMN "data" JSONB;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_has_data" CHECK (("kind" IS NULL) = ("data" IS NULL));

-- The older ones whose words tell for certain what they are of. A date that was written in words cannot be told.
UPDATE "notifications" SET "kind" = told."kind", "data" = '{}'
FROM (VALUES
    ('Welcome to Köprü. Your first dialogue is waiting.', 'welcome'),
    ('Köprü’ye hoş geldin. İlk diyaloğun seni bekliyor.', 'welcome'),
    ('You can now log in with Google as well as with your password.', 'google-linked'),
    ('Artık şifrenin yanı sıra Google ile de giriş yapabilirsin.', 'google-linked'),
    ('You now log in with Google. The old password of this account was removed, as its email address had never been confirmed. You can set a new one in your settings.', 'google-claimed'),
    ('Artık Google ile giriş yapıyorsun. Bu hesabın e-posta adresi hiç doğrulanmadığı için eski şifresi kaldırıldı. Ayarlardan yeni bir şifre belirleyebilirsin.', 'google-claimed'),
    ('Pro is active. Every dialogue and every mock test is open to you.', 'billing-activated'),
    ('Pro etkin. Bütün diyaloglar ve bütün deneme sınavları size açık.', 'billing-activated'),
    ('Your last payment did not go through. Please check your card in Settings.', 'billing-payment-failed'),
    ('Son ödemeniz alınamadı. Lütfen Ayarlar’dan kartınızı kontrol edin.', 'billing-payment-failed'),
    ('Your payment went through. Pro goes on.', 'billing-recovered'),
    ('Ödemeniz alındı. Pro devam ediyor.', 'billing-recovered'),
    ('Your subscription goes on as before.', 'billing-resumed'),
    ('Aboneliğiniz eskisi gibi devam ediyor.', 'billing-resumed'),
    ('Your Pro subscription has ended. Free dialogues stay open to you.', 'billing-ended'),
    ('Pro aboneliğiniz sona erdi. Ücretsiz diyaloglar size açık kalır.', 'billing-ended')
) AS told ("message", "kind")
WHERE "notifications"."message" = told."message";

UPDATE "notifications" SET "kind" = 'new-dialogue', "data" = jsonb_build_object(
    'dialogueId', (regexp_match("link", '^/practice/(\d+)$'))[1]::int,
    'title', (regexp_match("message", '^(?:A new dialogue to practise|Çalışman için yeni bir diyalog): (.*)$'))[1])
WHERE "link" ~ '^/practice/\d{1,9}$' AND "message" ~ '^(?:A new dialogue to practise|Çalışman için yeni bir diyalog): ';

-- Title and marks stand in another order in each language.
WITH told AS (
    SELECT "id",
        coalesce(
            regexp_match("message", '^Your result for "(.*)" is ready: (\d{1,2}(?:\.\d)?) out of 45\.$'),
            regexp_match("message", '^“(.*)” sonucun hazır: 45 üzerinden (\d{1,2}(?:,\d)?)\.$')) AS scored,
        coalesce(
            regexp_match("message", '^We could not make out your recordings of "(.*)"\. Tell us what you said to get your score\.$'),
            regexp_match("message", '^“(.*)” kayıtlarındaki sözleri çıkaramadık\. Puanını almak için ne söylediğini yaz\.$')) AS wanted,
        regexp_match("link", '^/practice/(\d{1,9})\?attempt=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$') AS place
    FROM "notifications" WHERE "link" LIKE '/practice/%?attempt=%'
)
UPDATE "notifications" SET
    "kind" = CASE WHEN scored IS NULL THEN 'practice-words-wanted' ELSE 'practice-scored' END,
    "data" = jsonb_build_object('dialogueId', place[1]::int, 'submissionId', place[2], 'title', (coalesce(scored, wanted))[1])
        || CASE WHEN scored IS NULL THEN '{}' ELSE jsonb_build_object('marks', replace(scored[2], ',', '.')::numeric) END
FROM told WHERE told."id" = "notifications"."id" AND place IS NOT NULL AND coalesce(scored, wanted) IS NOT NULL;

WITH told AS (
    SELECT "id",
        coalesce(
            regexp_match("message", '^Your mock test ''(.*)'' is scored: (\d{1,2}(?:\.\d)?)/90\.$'),
            regexp_match("message", '^“(.*)” deneme sınavın puanlandı: (\d{1,2}(?:,\d)?)/90\.$')) AS scored,
        coalesce(
            regexp_match("message", '^Please type what you said in your mock test ''(.*)'', so that it can be scored\.$'),
            regexp_match("message", '^“(.*)” deneme sınavının puanlanabilmesi için lütfen ne söylediğini yaz\.$')) AS wanted,
        regexp_match("link", '^/mock-test/session/(\d{1,9})$') AS place
    FROM "notifications" WHERE "link" LIKE '/mock-test/session/%'
)
UPDATE "notifications" SET
    "kind" = CASE WHEN scored IS NULL THEN 'mock-test-words-wanted' ELSE 'mock-test-scored' END,
    "data" = jsonb_build_object('mockTestId', place[1]::int, 'title', (coalesce(scored, wanted))[1])
        || CASE WHEN scored IS NULL THEN '{}' ELSE jsonb_build_object('marks', replace(scored[2], ',', '.')::numeric) END
FROM told WHERE told."id" = "notifications"."id" AND place IS NOT NULL AND coalesce(scored, wanted) IS NOT NULL;

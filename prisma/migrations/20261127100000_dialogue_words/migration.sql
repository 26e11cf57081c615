-- Titles and descriptions in Turkish, and one line of the story in both languages. Null where nobody has written one.
ALTER TABLE "dialogues"
  ADD COLUMN "title_tr" VARCHAR(200),
  ADD COLUMN "hook" VARCHAR(90),
  ADD COLUMN "hook_tr" VARCHAR(90),
  ADD COLUMN "description_tr" VARCHAR(2000);

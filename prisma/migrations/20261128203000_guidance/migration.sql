-- What a dialogue trains, in both languages, and what an examiner says of each segment.
ALTER TABLE "dialogues"
  ADD COLUMN "aim" VARCHAR(60),
  ADD COLUMN "aim_tr" VARCHAR(60),
  ADD COLUMN "guidance" TEXT NOT NULL DEFAULT '[]';

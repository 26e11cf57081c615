-- AlterTable
ALTER TABLE "vocabulary" ADD COLUMN     "collocations" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "institution_en" TEXT,
ADD COLUMN     "institution_tr" TEXT,
ADD COLUMN     "ipa_english" TEXT,
ADD COLUMN     "ipa_turkish" TEXT,
ADD COLUMN     "part_of_speech" TEXT,
ADD COLUMN     "register" TEXT,
ADD COLUMN     "said_english" TEXT,
ADD COLUMN     "said_turkish" TEXT,
ADD COLUMN     "sense" TEXT,
ADD COLUMN     "trap_en" TEXT,
ADD COLUMN     "trap_tr" TEXT;


-- AlterTable
ALTER TABLE "user_settings" ADD COLUMN     "plan_declined_at" TIMESTAMPTZ(3);


-- The computer voice that a learner prefers: natural, their device's own, or basic.
ALTER TABLE "user_settings" ADD COLUMN "voice" TEXT NOT NULL DEFAULT 'natural';
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_voice_check" CHECK ("voice" IN ('natural', 'device', 'basic'));

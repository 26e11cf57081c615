-- CreateEnum
CREATE TYPE "role" AS ENUM ('user', 'admin', 'tester');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('free', 'active');

-- CreateEnum
CREATE TYPE "level" AS ENUM ('beginner', 'intermediate', 'advanced');

-- CreateEnum
CREATE TYPE "access_level" AS ENUM ('free', 'premium');

-- CreateEnum
CREATE TYPE "submission_type" AS ENUM ('practice', 'sample');

-- CreateEnum
CREATE TYPE "submission_status" AS ENUM ('received', 'needs_transcripts', 'scored');

-- CreateEnum
CREATE TYPE "transcript_source" AS ENUM ('openai', 'browser', 'typed');

-- CreateEnum
CREATE TYPE "attempt_status" AS ENUM ('running', 'completed');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "username_folded" TEXT NOT NULL GENERATED ALWAYS AS (lower("username" COLLATE "C")) STORED,
    "email" TEXT NOT NULL,
    "email_folded" TEXT NOT NULL GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED,
    "password" TEXT,
    "first_name" TEXT,
    "last_name" TEXT,
    "google_id" TEXT,
    "profile_image_url" TEXT,
    "role" "role" NOT NULL DEFAULT 'user',
    "subscription_status" "subscription_status" NOT NULL DEFAULT 'free',
    "subscription_period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "stripe_customer_id" TEXT,
    "current_streak" INTEGER NOT NULL DEFAULT 0,
    "longest_streak" INTEGER NOT NULL DEFAULT 0,
    "last_streak_increment_date" DATE,
    "last_mock_test_date" TIMESTAMPTZ(3),
    "has_completed_interface_tutorial" BOOLEAN NOT NULL DEFAULT false,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "email_verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset_tokens" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_verification_tokens" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_verification_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "temporary_google_users" (
    "id" SERIAL NOT NULL,
    "token" TEXT NOT NULL,
    "google_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "suggested_username" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "profile_image_url" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "temporary_google_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "sid" TEXT NOT NULL,
    "user_id" INTEGER,
    "sess" JSONB NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "user_settings" (
    "user_id" INTEGER NOT NULL,
    "notifications" BOOLEAN NOT NULL DEFAULT true,
    "language" TEXT NOT NULL DEFAULT 'en',
    "timezone" TEXT NOT NULL DEFAULT 'UTC',
    "marketing_emails" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "waitlist" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "email_folded" TEXT NOT NULL GENERATED ALWAYS AS (lower("email" COLLATE "C")) STORED,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "waitlist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dialogues" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "level" "level" NOT NULL,
    "topic" VARCHAR(80) NOT NULL,
    "audio_path" TEXT,
    "duration" INTEGER NOT NULL DEFAULT 300,
    "transcript" TEXT NOT NULL,
    "word_count" INTEGER,
    "is_mock_test_candidate" BOOLEAN NOT NULL DEFAULT false,
    "access_level" "access_level" NOT NULL DEFAULT 'premium',
    "slug" TEXT,
    "content_hash" TEXT,
    "edited_by_admin" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dialogues_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submissions" (
    "id" UUID NOT NULL,
    "user_id" INTEGER,
    "dialogue_id" INTEGER NOT NULL,
    "audio_path" TEXT,
    "status" "submission_status" NOT NULL DEFAULT 'received',
    "lease_until" TIMESTAMPTZ(3),
    "overall_score" DOUBLE PRECISION,
    "feedback" JSONB,
    "supplied_transcripts" JSONB NOT NULL DEFAULT '[]',
    "type" "submission_type" NOT NULL DEFAULT 'practice',
    "dialogue_title" VARCHAR(200) NOT NULL,
    "dialogue_topic" VARCHAR(80) NOT NULL,
    "dialogue_level" "level" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recordings" (
    "id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "segment_index" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "speech_ms" INTEGER,
    "rms_dbfs" DOUBLE PRECISION,
    "sha256" CHAR(64) NOT NULL,
    "transcript" TEXT,
    "transcript_source" "transcript_source",
    "saved" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recordings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookmarks" (
    "user_id" INTEGER NOT NULL,
    "dialogue_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bookmarks_pkey" PRIMARY KEY ("user_id","dialogue_id")
);

-- CreateTable
CREATE TABLE "likes" (
    "user_id" INTEGER NOT NULL,
    "dialogue_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "likes_pkey" PRIMARY KEY ("user_id","dialogue_id")
);

-- CreateTable
CREATE TABLE "session_notes" (
    "submission_id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "notes" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_notes_pkey" PRIMARY KEY ("submission_id","user_id")
);

-- CreateTable
CREATE TABLE "vocabulary" (
    "id" SERIAL NOT NULL,
    "english" TEXT NOT NULL,
    "turkish" TEXT NOT NULL,
    "category" VARCHAR(80) NOT NULL,
    "difficulty" "level" NOT NULL,
    "pronunciation" TEXT,
    "is_seeded" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vocabulary_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "page_url" VARCHAR(256) NOT NULL,
    "category" VARCHAR(50) NOT NULL,
    "comment" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "link" TEXT,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_progress" (
    "user_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "xp_earned" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "daily_progress_pkey" PRIMARY KEY ("user_id","date")
);

-- CreateTable
CREATE TABLE "mock_test_templates" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "description" VARCHAR(2000) NOT NULL,
    "level" "level" NOT NULL,
    "category" VARCHAR(80) NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "total_points" INTEGER NOT NULL DEFAULT 90,
    "passing_score" INTEGER NOT NULL DEFAULT 63,
    "dialogue1_id" INTEGER NOT NULL,
    "dialogue2_id" INTEGER NOT NULL,
    "access_level" "access_level" NOT NULL DEFAULT 'premium',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mock_test_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mock_test_attempts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "template_id" INTEGER NOT NULL,
    "dialogue1_id" INTEGER NOT NULL,
    "dialogue2_id" INTEGER NOT NULL,
    "status" "attempt_status" NOT NULL DEFAULT 'running',
    "passing_score" INTEGER NOT NULL,
    "dialogue1_results" JSONB,
    "dialogue2_results" JSONB,
    "overall_score" DOUBLE PRECISION,
    "max_possible_score" INTEGER NOT NULL DEFAULT 90,
    "passed" BOOLEAN,
    "segment_results" JSONB,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mock_test_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mock_test_segment_submissions" (
    "id" SERIAL NOT NULL,
    "mock_test_attempt_id" INTEGER NOT NULL,
    "dialogue_id" INTEGER NOT NULL,
    "segment_index" INTEGER NOT NULL,
    "audio_path" TEXT,
    "overall_score" DOUBLE PRECISION,
    "feedback" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mock_test_segment_submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_folded_key" ON "users"("username_folded");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_folded_key" ON "users"("email_folded");

-- CreateIndex
CREATE UNIQUE INDEX "users_google_id_key" ON "users"("google_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripe_customer_id_key" ON "users"("stripe_customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_tokens_token_key" ON "password_reset_tokens"("token");

-- CreateIndex
CREATE INDEX "password_reset_tokens_user_id_idx" ON "password_reset_tokens"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_verification_tokens_token_key" ON "email_verification_tokens"("token");

-- CreateIndex
CREATE INDEX "email_verification_tokens_user_id_idx" ON "email_verification_tokens"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "temporary_google_users_token_key" ON "temporary_google_users"("token");

-- CreateIndex
CREATE INDEX "temporary_google_users_expires_at_idx" ON "temporary_google_users"("expires_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_email_folded_key" ON "waitlist"("email_folded");

-- CreateIndex
CREATE UNIQUE INDEX "dialogues_slug_key" ON "dialogues"("slug");

-- CreateIndex
CREATE INDEX "dialogues_deleted_at_created_at_id_idx" ON "dialogues"("deleted_at", "created_at", "id");

-- CreateIndex
CREATE INDEX "submissions_user_id_created_at_id_idx" ON "submissions"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_user_id_dialogue_id_overall_score_idx" ON "submissions"("user_id", "dialogue_id", "overall_score");

-- CreateIndex
CREATE UNIQUE INDEX "recordings_storage_key_key" ON "recordings"("storage_key");

-- CreateIndex
CREATE INDEX "recordings_saved_created_at_idx" ON "recordings"("saved", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "recordings_submission_id_segment_index_key" ON "recordings"("submission_id", "segment_index");

-- CreateIndex
CREATE INDEX "session_notes_user_id_idx" ON "session_notes"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "vocabulary_category_english_turkish_key" ON "vocabulary"("category", "english", "turkish");

-- CreateIndex
CREATE INDEX "feedback_user_id_idx" ON "feedback"("user_id");

-- CreateIndex
CREATE INDEX "feedback_created_at_id_idx" ON "feedback"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_user_id_is_read_idx" ON "notifications"("user_id", "is_read");

-- CreateIndex
CREATE INDEX "mock_test_templates_dialogue1_id_idx" ON "mock_test_templates"("dialogue1_id");

-- CreateIndex
CREATE INDEX "mock_test_templates_dialogue2_id_idx" ON "mock_test_templates"("dialogue2_id");

-- CreateIndex
CREATE INDEX "mock_test_attempts_user_id_created_at_id_idx" ON "mock_test_attempts"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mock_test_attempts_status_expires_at_idx" ON "mock_test_attempts"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "mock_test_segment_submissions_mock_test_attempt_id_dialogue_key" ON "mock_test_segment_submissions"("mock_test_attempt_id", "dialogue_id", "segment_index");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");

-- AddForeignKey
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_verification_tokens" ADD CONSTRAINT "email_verification_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likes" ADD CONSTRAINT "likes_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session_notes" ADD CONSTRAINT "session_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_progress" ADD CONSTRAINT "daily_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_templates" ADD CONSTRAINT "mock_test_templates_dialogue1_id_fkey" FOREIGN KEY ("dialogue1_id") REFERENCES "dialogues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_templates" ADD CONSTRAINT "mock_test_templates_dialogue2_id_fkey" FOREIGN KEY ("dialogue2_id") REFERENCES "dialogues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_attempts" ADD CONSTRAINT "mock_test_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_attempts" ADD CONSTRAINT "mock_test_attempts_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "mock_test_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_attempts" ADD CONSTRAINT "mock_test_attempts_dialogue1_id_fkey" FOREIGN KEY ("dialogue1_id") REFERENCES "dialogues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_attempts" ADD CONSTRAINT "mock_test_attempts_dialogue2_id_fkey" FOREIGN KEY ("dialogue2_id") REFERENCES "dialogues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_segment_submissions" ADD CONSTRAINT "mock_test_segment_submissions_mock_test_attempt_id_fkey" FOREIGN KEY ("mock_test_attempt_id") REFERENCES "mock_test_attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mock_test_segment_submissions" ADD CONSTRAINT "mock_test_segment_submissions_dialogue_id_fkey" FOREIGN KEY ("dialogue_id") REFERENCES "dialogues"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


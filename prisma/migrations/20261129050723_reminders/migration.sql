-- CreateTable
CREATE TABLE "reminder_settings" (
    "user_id" INTEGER NOT NULL,
    "by_mail" BOOLEAN NOT NULL DEFAULT false,
    "hour" SMALLINT NOT NULL,
    "weekly_letter" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "reminders" (
    "user_id" INTEGER NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "day" DATE NOT NULL,
    "number" SMALLINT NOT NULL DEFAULT 1,
    "mail_begun_at" TIMESTAMPTZ(3),
    "mail_sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminders_pkey" PRIMARY KEY ("user_id","kind","day")
);

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" VARCHAR(100) NOT NULL,
    "auth" VARCHAR(40) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_keys" (
    "one" BOOLEAN NOT NULL DEFAULT true,
    "public_key" VARCHAR(100) NOT NULL,
    "private_key" VARCHAR(60) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("one")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

-- CreateIndex
CREATE INDEX "push_subscriptions_user_id_id_idx" ON "push_subscriptions"("user_id", "id");

-- AddForeignKey
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What the schema language cannot say.
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_hour" CHECK ("hour" BETWEEN 0 AND 23);
ALTER TABLE "reminders"
  ADD CONSTRAINT "reminders_kind" CHECK ("kind" IN ('daily', 'letter')),
  ADD CONSTRAINT "reminders_number" CHECK ("number" BETWEEN 1 AND 3);
ALTER TABLE "push_keys" ADD CONSTRAINT "push_keys_one" CHECK ("one");

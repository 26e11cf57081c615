-- AlterEnum
ALTER TYPE "subscription_status" ADD VALUE 'trialing';
ALTER TYPE "subscription_status" ADD VALUE 'past_due';
ALTER TYPE "subscription_status" ADD VALUE 'canceled';
ALTER TYPE "subscription_status" ADD VALUE 'unpaid';

-- CreateTable
CREATE TABLE "billing_accounts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" INTEGER,
    "stripe_customer_id" TEXT,
    "stripe_subscription_id" TEXT,
    "plan" VARCHAR(20),
    "status" "subscription_status" NOT NULL DEFAULT 'free',
    "period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "ends_with_account" BOOLEAN NOT NULL DEFAULT false,
    "checkout_at" TIMESTAMPTZ(3),
    "sync_ticket" BIGINT NOT NULL DEFAULT 0,
    "synced_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "lease_token" UUID,
    "orphaned_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_accounts_user_id_key" ON "billing_accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "billing_accounts_stripe_customer_id_key" ON "billing_accounts"("stripe_customer_id");

-- CreateIndex
CREATE INDEX "billing_accounts_status_synced_at_idx" ON "billing_accounts"("status", "synced_at");

-- CreateIndex
CREATE INDEX "stripe_events_handled_at_idx" ON "stripe_events"("handled_at");

-- AddForeignKey
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say: one order for all questions to Stripe, whichever process asks.
CREATE SEQUENCE "billing_sync_tickets";

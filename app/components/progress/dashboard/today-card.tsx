import { Flame, Snowflake } from 'lucide-react'
import { dashboardCopy } from '#app/config/copy/dashboard.ts'
import { XP_PER_SEGMENT } from '#app/config/progress.ts'
import type { DailyGoal } from '#app/models/progress/daily-goal.ts'
import type { BridgedStreak } from '#app/models/progress/streak-freeze.ts'
import { useCopy } from '../../shell/locale.ts'
import { GoalArch } from './goal-arch.tsx'

interface Props {
  today: DailyGoal
  streak: BridgedStreak
  /** The learner has never practised, so streaks are not mentioned. */
  hasHistory: boolean
}

function Streak({ today, streak: { length, frozen, isFreezeUsed }, hasHistory }: Props) {
  const copy = useCopy(dashboardCopy).today
  if (!hasHistory && length === 0) return null
  return (
    <div className="mt-5 border-t border-line pt-4 text-center text-15">
      <p className="flex flex-wrap items-center justify-center gap-x-2">
        <Flame aria-hidden="true" strokeWidth={1.75} className={`size-5 ${length > 0 ? 'text-sun' : 'text-soft'}`} />
        {length > 0 && (
          <span className="font-semibold">{frozen.length > 0 ? copy.bridgedDays(length) : copy.days(length)}</span>
        )}
        {!today.isMet && <span className="text-soft">{length > 0 ? copy.keepStreak : copy.noStreak}</span>}
      </p>
      {length > 0 && (
        <p className="mt-1 flex items-center justify-center gap-2 text-13 text-soft">
          <Snowflake aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {isFreezeUsed ? copy.freezeUsed : copy.freezeLeft}
        </p>
      )}
      {length > 0 && !isFreezeUsed && <p className="text-13 text-soft">{copy.freezeRule}</p>}
    </div>
  )
}

/** Today's progress towards the goal. */
export function TodayCard({ today, streak, hasHistory }: Props) {
  const copy = useCopy(dashboardCopy).today
  return (
    <section aria-labelledby="today" className="rounded-card border border-line bg-surface p-6">
      <h2 id="today" className="text-20">
        {copy.title}
      </h2>
      <div className="relative mx-auto mt-4 max-w-80">
        <GoalArch planks={today.planks} laid={today.planksLaid} />
        <p className="absolute inset-x-0 bottom-1 text-center">
          <span className="display tabular block text-46">{today.xp}</span>
          <span className="text-15 text-soft">{copy.ofGoal(today.goal)}</span>
        </p>
      </div>
      {today.isMet ? (
        <p className="mt-5 text-center">
          <span className="display block text-20 text-success">{copy.met}</span>
          <span className="text-15 text-soft">{copy.streak}</span>
        </p>
      ) : (
        <p className="mt-5 text-center">
          <span className="block font-semibold">{copy.toGo(today.toGo)}</span>
          <span className="text-15 text-soft">{copy.rule(XP_PER_SEGMENT)}</span>
        </p>
      )}
      <Streak today={today} streak={streak} hasHistory={hasHistory} />
    </section>
  )
}

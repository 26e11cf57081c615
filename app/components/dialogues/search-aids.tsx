import { Clock, Search, TrendingUp } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import type { DialogueQuery } from '#app/models/dialogues/dialogue-search.ts'
import { useCopy } from '../shell/locale.ts'
import { optionId, type SearchGroup, type SearchOption, useSearchPanel } from './use-search-panel.ts'
import { useShownQuery } from './use-shown-query.ts'
import { VoiceSearch } from './voice-search.tsx'

const ICONS = { suggestions: Search, recent: Clock, popular: TrendingUp } as const
const GROUPS: SearchGroup[] = ['suggestions', 'recent', 'popular']

interface OptionProps {
  option: SearchOption
  id: string
  isActive: boolean
  onPick: (text: string) => void
}

function Option({ option, id, isActive, onPick }: OptionProps) {
  const Icon = ICONS[option.group]
  return (
    // The field handles the keys: focus never leaves it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={() => onPick(option.text)}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 text-15 hover:bg-accent-wash aria-selected:bg-accent-wash"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-soft" />
      <span className="min-w-0 truncate">{option.text}</span>
    </div>
  )
}

interface Props {
  field: RefObject<HTMLInputElement | null>
  query: DialogueQuery
}

/** Search aids: suggestions while typing; recent searches and popular topics before; voice search. */
export function SearchAids({ field, query }: Props) {
  useShownQuery(field, query)
  const copy = useCopy(practiceListCopy).suggestions
  const panelId = useId()
  const { isOpen, active, options, pick } = useSearchPanel({ field, panelId })
  const labels = { suggestions: copy.label, recent: copy.recent, popular: copy.popular }
  const entries = options.map((option, index) => ({ option, index }))
  const groups = GROUPS.map((group) => entries.filter(({ option }) => option.group === group))
  return (
    <>
      <VoiceSearch onHeard={pick} />
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-[60dvh] overflow-y-auto rounded-card border border-line bg-raised py-2 shadow-raised">
          {options.length === 0 ? (
            <p role="status" className="px-4 py-2 text-15 text-soft">
              {copy.none}
            </p>
          ) : (
            <div id={panelId} role="listbox" aria-label={copy.label}>
              {groups.map((group) => {
                const name = group[0]?.option.group
                if (!name) return null
                return (
                  <div key={name} role="group" aria-label={labels[name]}>
                    {name !== 'suggestions' && (
                      <p aria-hidden="true" className="px-4 pt-2 text-13 font-semibold text-soft">
                        {labels[name]}
                      </p>
                    )}
                    {group.map(({ option, index }) => (
                      <Option
                        key={option.text}
                        option={option}
                        id={optionId(panelId, index)}
                        isActive={index === active}
                        onPick={pick}
                      />
                    ))}
                  </div>
                )
              })}
            </div>
          )}
        </div>
      )}
    </>
  )
}

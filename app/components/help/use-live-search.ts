import { useEffect, useState } from 'react'
import { type QuestionFilter, questionQuery } from '#app/models/help/question-filter.ts'

/**
 * The search text while typing, mirrored in the address without a request; going back once restores the list as it was
 * before. Links and the address take precedence whenever they change.
 */
export function useLiveSearch<Category extends string>(asked: QuestionFilter<Category>) {
  const [live, setLive] = useState({ asked, q: asked.q, hasPushed: false })
  if (live.asked.q !== asked.q || live.asked.category !== asked.category) {
    setLive({ asked, q: asked.q, hasPushed: false })
  }
  useEffect(() => {
    const follow = () => {
      const q = new URLSearchParams(window.location.search).get('q') ?? ''
      setLive((known) => ({ ...known, q, hasPushed: false }))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function type(q: string) {
    const address = window.location.pathname + questionQuery({ q: q.trim(), category: asked.category })
    if (live.hasPushed) window.history.replaceState(window.history.state, '', address)
    else window.history.pushState(window.history.state, '', address)
    setLive({ asked, q, hasPushed: true })
  }
  return { filter: { ...asked, q: live.q }, type }
}

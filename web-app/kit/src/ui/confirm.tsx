import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Question } from './question'

interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

let asked: OpenQuestion | null = null
const listeners = new Set<() => void>()

const publish = (question: OpenQuestion | null) => {
  asked = question
  for (const listener of listeners) listener()
}

/** Asks before an irreversible act; resolves with the answer. */
export const confirm = (question: Question) =>
  new Promise<boolean>((resolve) => {
    asked?.answer(false)
    publish({
      ...question,
      answer: (yes) => {
        publish(null)
        resolve(yes)
      },
    })
  })

const Dialog = lazy(() => import('./confirm-dialog'))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked)
  return <Suspense>{question && <Dialog {...question} />}</Suspense>
}

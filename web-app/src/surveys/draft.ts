/** Answers by the question's id, and whether they were sent without an answer coming back. */
export interface Draft {
  answers: Record<string, string>
  sent?: boolean
}

const nameOf = (key: string) => `workledger.feedback.${key}`

/** What was answered so far stays in this browser, and nowhere else, until it is sent. */
export function readDraft(key: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(key)) ?? '{}') as Partial<Draft>
    return {
      answers: typeof kept.answers === 'object' && kept.answers ? kept.answers : {},
      sent: kept.sent === true,
    }
  } catch {
    return { answers: {} }
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: the answers last as long as the page.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(nameOf(key))
  } catch {
    // As above: there is nothing.
  }
}

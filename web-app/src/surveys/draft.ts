/** Answers by question id, and whether they were sent without an answer. */
export interface Draft {
  answers: Record<string, string>
  sent?: boolean
}

const draftKeyOf = (key: string) => `workledger.feedback.${key}`

/** Reads the draft. Answers stay in this browser only, until they are sent. */
export function readDraft(key: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(draftKeyOf(key)) ?? '{}') as Partial<Draft>
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
    localStorage.setItem(draftKeyOf(key), JSON.stringify(draft))
  } catch {
    // If the browser stores nothing, the answers last as long as the page.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(draftKeyOf(key))
  } catch {
    // As above, there is nothing.
  }
}

import { refuse } from '@workledger/contracts/kernel/errors'

/**
 * Keeps requests by API tokens from events that change rights, credentials or bank accounts, or
 * erase, whichever call they come from.
 */
export class TokenLimits {
  private readonly fields = new Map<string, readonly (string | undefined)[]>()

  /** Types of events, or `Event.field` for those with that field. */
  constructor(forbidden: readonly string[]) {
    for (const name of forbidden) {
      const [type = '', field] = name.split('.')
      this.fields.set(type, [...(this.fields.get(type) ?? []), field])
    }
  }

  /** Refuses if one of these events is forbidden. */
  refuse = (events: readonly { readonly type: string; readonly data: object }[]): void => {
    const forbidden = events.some(({ type, data }) =>
      this.fields.get(type)?.some((field) => field === undefined || field in data),
    )

    if (forbidden) refuse('token.forbidden')
  }
}

/** DATEV's numbers of a consultant and a client, as a form types them. */
export interface DatevValues {
  consultant: string
  client: string
  account_digits: string
  year_begins: string
}

interface DatevClient {
  readonly consultant: string
  readonly client: string
  readonly account_digits: number
  readonly year_begins: number
}

/** Returns the form's values; new ones have accounts of four digits and a year from January. */
export const datevValues = (datev: DatevClient | null): DatevValues => ({
  consultant: datev?.consultant ?? '',
  client: datev?.client ?? '',
  account_digits: String(datev?.account_digits ?? 4),
  year_begins: String(datev?.year_begins ?? 1),
})

/** Returns the typed numbers, or null without any. */
export const datevClientOf = (typed: DatevValues): DatevClient | null =>
  typed.consultant.trim() || typed.client.trim()
    ? {
        consultant: typed.consultant,
        client: typed.client,
        account_digits: Number(typed.account_digits),
        year_begins: Number(typed.year_begins),
      }
    : null

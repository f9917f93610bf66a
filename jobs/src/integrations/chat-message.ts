/** A message for a channel, before Slack or Teams gets it in its own form. */
export interface ChatMessage {
  readonly language: string
  readonly title: string
  /** Plain text: names in it are no markup. */
  readonly lines: readonly ChatLine[]
}

export interface ChatLine {
  readonly text: string
  readonly button?: { readonly label: string; readonly url: string }
}

/** Most lines with a button, and characters of a line and of a title that both tools take. */
export const MOST_LINES = 10
const MOST_TEXT = 2900
const MOST_TITLE = 140

export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

export const titleOf = ({ title }: ChatMessage) => shortened(title, MOST_TITLE)
export const textOf = ({ text }: ChatLine) => shortened(text, MOST_TEXT)

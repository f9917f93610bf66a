import * as z from 'zod'
import { LONGEST_TAG } from '../kernel/tag-length'
import { madeTypable, trimmedText, typable, withoutHidden } from '../kernel/text'

/** Tags of one time entry. */
export const MOST_TAGS = 10

/** A comma separates tags in files and in what people type. */
const isTag = (text: string) => text.length > 0 && text.length <= LONGEST_TAG && !text.includes(',')

/** Returns tags without repetitions, whose case does not count; the first spelling stays. */
export function distinctTags(tags: readonly string[]): string[] {
  const byWord = new Map<string, string>()
  for (const tag of tags) if (!byWord.has(tag.toLowerCase())) byWord.set(tag.toLowerCase(), tag)

  return [...byWord.values()]
}

/** Returns a text of a tag in the form in which it is kept; undefined if it cannot be a tag. */
export function tagOf(text: string): string | undefined {
  const tag = trimmedText(withoutHidden(madeTypable(text.replace(/\s+/g, ' '))))
  return isTag(tag) ? tag : undefined
}

export const tagsBody = () =>
  z
    .array(
      typable(
        z.string({ error: 'timer.tag' }).max(LONGEST_TAG * 4, { error: 'timer.tag' }),
      ).transform((text, context) => {
        const tag = tagOf(text)
        if (tag === undefined) context.addIssue({ code: 'custom', message: 'timer.tag' })
        return tag ?? ''
      }),
    )
    .max(MOST_TAGS, { error: 'timer.tags_most' })
    .transform(distinctTags)

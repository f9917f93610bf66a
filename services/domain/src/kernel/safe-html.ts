declare const safe: unique symbol

/** HTML that cannot run, load or imitate the page around it. Only the API's parser makes it. */
export type SafeHtml = string & { readonly [safe]: true }

/** Returns safe HTML as plain text. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<li>/g, '\n• ')
    .replace(/<(br|\/p|\/h[2-4]|\/blockquote|\/ul|\/ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

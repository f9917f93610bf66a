interface Addresses {
  readonly VITE_KNOWLEDGE_URL?: string | undefined
  readonly VITE_CONTACT_URL?: string | undefined
}

/** Where people find help outside of the product; whoever builds the apps says so by variables, and there is no link without one. */
export function supportLinks({ VITE_KNOWLEDGE_URL: knowledge, VITE_CONTACT_URL: contact }: Addresses) {
  return [
    ...(knowledge ? [{ id: 'knowledge', icon: 'book', to: knowledge } as const] : []),
    ...(contact ? [{ id: 'contact', icon: 'mail', to: contact } as const] : []),
  ]
}

const keyOf = (employee: string) => `workledger.favourites.${employee}`

/** Tells whether the person had favourites here, so that the page keeps their place. */
export const hadFavourites = (employee: string) => localStorage.getItem(keyOf(employee)) !== null

export function noteFavourites(employee: string, has: boolean) {
  if (has) localStorage.setItem(keyOf(employee), '1')
  else localStorage.removeItem(keyOf(employee))
}

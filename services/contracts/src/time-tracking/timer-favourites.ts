/** Favourites of one person. */
export const MOST_FAVOURITES = 20

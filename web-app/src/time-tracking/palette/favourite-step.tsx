import { folded } from '@workledger/kit/i18n/folded'
import { useText } from '@workledger/kit/i18n/i18n'
import type { PaletteStepProps, StepEntry } from '@workledger/kit/ui/palette-step'
import { useTimer } from '../commands'
import { favouriteTexts } from '../favourites/messages'
import { aboutOf, nameOf, startFavourite, useFavourites } from '../favourites/use-favourites'

/** Starts a favourite from the palette; one that cannot be started says why. */
export function FavouriteStep({ typed, children }: PaletteStepProps) {
  const t = useText(favouriteTexts)
  const timer = useTimer()
  const favourites = useFavourites()
  const words = folded(typed).split(/\s+/).filter(Boolean)

  const entries = (favourites ?? [])
    .map((favourite): StepEntry => {
      const { id, fault } = favourite

      return {
        id,
        label: nameOf(favourite),
        icon: fault ? 'warning' : 'play',
        note: fault?.message ?? aboutOf(favourite),
        run: () => startFavourite(timer, favourite),
      }
    })
    .filter(({ label, note }) => {
      const text = folded(`${label} ${note}`)
      return words.every((word) => text.includes(word))
    })

  const note =
    favourites === undefined || entries.length > 0
      ? undefined
      : favourites.length > 0
        ? t('unfound')
        : t('noneText')

  return children({
    label: t('find'),
    groups: entries.length > 0 ? [{ title: t('title'), entries }] : [],
    ...(note && { note }),
  })
}

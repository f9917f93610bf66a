import { vatCategories } from '@workledger/contracts/invoicing/vat-categories'
import { useText } from '@workledger/kit/i18n/i18n'
import { invoicingTexts } from './messages'

/** Returns the choices of VAT categories, below the choice of none. */
export function useVatChoices(): { value: string; label: string }[] {
  const t = useText(invoicingTexts)
  return [
    { value: '', label: t('vat.none') },
    ...vatCategories.map((category) => ({
      value: category,
      label: `${category} · ${t(`vat.categories.${category}`)}`,
    })),
  ]
}

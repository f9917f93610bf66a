import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Partager votre position ?',
  text: 'Votre navigateur vous le demande encore une fois. Vous voyez la position dans votre présence ; votre entreprise ne voit que le lieu.',
  share: 'Partager la position',
  denied:
    'Votre navigateur ne partage pas la position. Autorisez-la pour cette page dans les réglages du navigateur, ou proposez une correction.',
  unsupported:
    'Ce navigateur ne peut pas indiquer de position. Utilisez un autre appareil ou une borne, ou proposez une correction.',
  unknown:
    'Votre appareil n’a trouvé aucune position. Activez le Wi-Fi et les services de localisation puis réessayez, ou proposez une correction.',
})

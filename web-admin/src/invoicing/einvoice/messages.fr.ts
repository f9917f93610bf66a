import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Facture électronique',
  ready: 'Prête',
  incomplete: 'Incomplète',
  embedded:
    'Le PDF contient la facture électronique (Factur-X). Les programmes peuvent aussi la lire comme fichier séparé :',
  missing:
    'Il manque des données à la facture électronique (EN 16931). Une facture émise ne change plus : vos saisies comptent donc pour la prochaine.',
  ubl: 'Télécharger UBL',
  cii: 'Télécharger CII',
})

import { errorWords } from '../kernel/errors'
import type { paymentErrors } from './payments.errors'

export const paymentErrorsFr = errorWords<'fr', typeof paymentErrors>()({
  'payment.holder': 'Saisissez le nom du titulaire du compte.',
  'payment.iban': 'Cet IBAN n’est pas valide : vérifiez chaque caractère.',
  'payment.bic': 'Ce BIC n’est pas valide : 8 ou 11 lettres et chiffres.',
  'payment.number': 'Saisissez un IBAN, ou un numéro de compte s’il n’y en a pas.',
  'payment.both': 'Saisissez soit un IBAN, soit un numéro de compte.',
  'payment.number_form':
    'Uniquement des lettres, des chiffres, des espaces, des traits d’union et des barres obliques.',
  'payment.no_account': 'Il n’y a pas de compte bancaire.',
  'payment.outside_sepa': 'Un virement SEPA exige un compte d’un pays de la zone SEPA.',
  'payment.not_approved': 'Seul un cycle de paie approuvé est payé.',
  'payment.not_eur': 'Un virement SEPA se fait en euros ; utilisez le CSV pour une autre devise.',
  'payment.no_company_account':
    'Saisissez d’abord le compte de l’entreprise dans les paramètres de paie.',
  'payment.nothing': 'Ce fichier n’a plus personne à payer.',
  'payment.all_paid': 'Toutes les personnes sont marquées comme payées.',
  'payment.paid': 'Une fiche est déjà marquée comme payée.',
  'payment.not_paid': 'Une fiche n’est pas marquée comme payée.',
  'payment.not_entry': 'Ce cycle ne paie pas cette fiche.',
  'payment.future': 'Le jour du paiement ne peut pas être dans le futur.',
})

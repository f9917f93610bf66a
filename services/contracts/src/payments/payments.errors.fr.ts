import { errorWords } from '../kernel/errors'
import type { paymentErrors } from './payments.errors'

export const paymentErrorsFr = errorWords<'fr', typeof paymentErrors>()({
  'payment.holder': 'Saisissez le nom du titulaire du compte.',
  'payment.iban': 'Cet IBAN n’est pas valide : vérifiez chaque caractère.',
  'payment.bic': 'Ce BIC n’est pas valide : 8 ou 11 lettres et chiffres.',
  'payment.number': 'Saisissez un IBAN, ou un numéro de compte s’il n’y en a pas.',
  'payment.both': 'Saisissez soit un IBAN, soit un numéro de compte.',
  'payment.sort_code': 'Un sort code compte six chiffres.',
  'payment.uk_number': 'Un numéro de compte britannique compte huit chiffres.',
  'payment.modulus':
    'Ce numéro de compte ne correspond pas au sort code : vérifiez les chiffres des deux.',
  'payment.aba': 'Ce routing number n’est pas valide : vérifiez chacun de ses neuf chiffres.',
  'payment.us_number': 'Un numéro de compte américain compte de 4 à 17 chiffres.',
  'payment.account_type': 'Choisissez compte courant ou compte d’épargne.',
  'payment.service_user': 'Un numéro d’utilisateur Bacs compte six chiffres.',
  'payment.company_id': 'Une identification d’entreprise ACH compte dix chiffres ou majuscules.',
  'payment.number_form':
    'Uniquement des lettres, des chiffres, des espaces, des traits d’union et des barres obliques.',
  'payment.no_account': 'Il n’y a pas de compte bancaire.',
  'payment.outside_sepa': 'Un virement SEPA exige un compte d’un pays de la zone SEPA.',
  'payment.not_approved': 'Seul un cycle de paie approuvé est payé.',
  'payment.not_eur': 'Un virement SEPA se fait en euros ; utilisez le CSV pour une autre devise.',
  'payment.not_gbp': 'Un fichier Bacs paie en livres ; utilisez le CSV pour une autre devise.',
  'payment.not_usd':
    'Un fichier ACH paie en dollars américains ; utilisez le CSV pour une autre devise.',
  'payment.total_most':
    'Ce fichier contient au plus {most} au total ; utilisez le CSV pour un cycle plus élevé.',
  'payment.no_company_account':
    'Saisissez d’abord le compte de l’entreprise dans les paramètres de paie.',
  'payment.nothing': 'Ce fichier n’a plus personne à payer.',
  'payment.all_paid': 'Toutes les personnes sont marquées comme payées.',
  'payment.paid': 'Une fiche est déjà marquée comme payée.',
  'payment.not_paid': 'Une fiche n’est pas marquée comme payée.',
  'payment.not_entry': 'Ce cycle ne paie pas cette fiche.',
  'payment.returns_form':
    'Ce n’est pas un message de banque sur des paiements retournés : pain.002 ou camt.054.',
  'payment.returns_size': 'Ce message a trop de parties pour être lu.',
  'payment.returns_none': 'Ce message ne nomme aucun paiement refusé ou retourné.',
  'payment.returns_foreign': 'Ce message ne nomme aucun paiement de ce cycle de paie.',
  'payment.returns_known': 'Tous les retours de ce message sont déjà enregistrés.',
  'payment.returns_whole':
    'La banque a refusé tout le fichier ({code}) : rien n’a été payé. Corrigez la cause et créez un nouveau fichier.',
  'payment.returns_amount':
    'Ce message retourne {amount}, alors que {paid} a été payé : rien n’est enregistré. Réglez l’écart à la main.',
  'payment.returns_no_amount':
    'Ce message n’indique pas le montant retourné : rien n’est enregistré. Vérifiez le compte.',
  'payment.future': 'Le jour du paiement ne peut pas être dans le futur.',
})

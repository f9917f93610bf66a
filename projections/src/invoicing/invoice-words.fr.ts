import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './invoice-words.en'

export const fr: typeof en = {
  words: {
    creditNote: 'Avoir',
    creditNumber: 'Numéro d’avoir',
    corrects: 'Facture d’origine',
    reason: 'Motif',
    invoice: 'Facture',
    draft: 'Brouillon',
    from: 'De',
    billTo: 'Facturé à',
    number: 'Numéro de facture',
    issued: 'Date d’émission',
    due: 'Date d’échéance',
    description: 'Description',
    quantity: 'Quantité',
    unit: (unit, count) =>
      ({
        HUR: 'h',
        DAY: counted('fr', count, { one: 'jour', other: 'jours' }),
        C62: counted('fr', count, { one: 'pièce', other: 'pièces' }),
        KMT: 'km',
        LS: 'forfait',
        MON: 'mois',
      })[unit],
    price: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    total: 'Total',
    paid: 'Payé',
    balance: 'Reste à payer',
    notes: 'Remarques',
    terms: 'Conditions',
    vat: 'TVA',
    vatIn: 'TVA en {currency}',
    vatId: 'N° de TVA',
    taxNumber: 'Numéro fiscal',
    registration: 'Numéro d’immatriculation',
    supplied: 'Date de prestation',
    reference: 'Votre référence',
    order: 'Numéro de commande',
    taxable: 'sur {amount}',
    bank: 'Compte bancaire',
    roundingTotal:
      'La remise et chaque taxe sont calculées sur la somme à laquelle elles s’appliquent, la remise d’abord, et arrondies une seule fois à {step} (la moitié vers le haut).',
    why: {
      S: 'Taux normal',
      Z: 'Taux zéro',
      E: 'Exonéré',
      AE: 'Autoliquidation de la TVA par le preneur',
      K: 'Livraison intracommunautaire exonérée de TVA',
      G: 'Exportation hors de l’UE exonérée de TVA',
      O: 'Hors champ de la TVA',
    },
    rounding:
      'La remise et les taxes sont calculées ligne par ligne, la remise d’abord, et chacune est arrondie à {step} (la moitié vers le haut). Le total est la somme des lignes arrondies.',
  },
  notices: {
    noPaypal:
      '{seller} n’accepte pas les paiements par PayPal. Veuillez payer comme l’indique la facture, ou contactez ce fournisseur.',
    settled: 'Il ne reste rien à payer sur cette facture.',
    away: 'PayPal ne répond pas pour le moment. Rien n’a été payé. Veuillez réessayer dans quelques minutes.',
    notPossible:
      'PayPal ne peut pas encaisser cette facture. Veuillez payer comme l’indique la facture, ou adressez-vous à {seller}.',
    pending:
      'PayPal a reçu votre paiement et le vérifie encore. {seller} en sera averti par PayPal ; veuillez ne pas payer une seconde fois.',
    declined:
      'PayPal n’a pas accepté le paiement. Rien n’a été payé. Veuillez revenir à la facture et réessayer, au besoin avec une autre carte ou un autre compte.',
  },
}

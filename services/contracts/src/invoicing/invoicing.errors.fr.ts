import { errorWords } from '../kernel/errors'
import type { invoicingErrors } from './invoicing.errors'

export const invoicingErrorsFr = errorWords<'fr', typeof invoicingErrors>()({
  'invoice.issued': 'Une facture émise ne peut plus être modifiée ni supprimée.',
  'invoice.already_issued': 'Cette facture est déjà émise.',
  'invoice.issuing': 'Cette facture est en cours d’émission ; émettez-la de nouveau pour terminer.',
  'invoice.empty': 'Une facture doit compter au moins une ligne.',
  'invoice.client_unknown': 'Choisissez le client.',
  'invoice.client_email':
    'L’adresse e-mail du client n’est pas renseignée. Saisissez-la dans Clients.',
  'invoice.not_approvable': 'Seule une facture émise peut être marquée comme approuvée.',
  'invoice.not_issued': 'Un brouillon n’accepte pas de paiement ; émettez-le d’abord.',
  'invoice.overpaid': 'Le paiement dépasse le solde de {balance}.',
  'invoice.key': 'Clé non valide',
  'invoice.paypal': 'Saisissez l’adresse e-mail PayPal',
  'invoice.paypal_client_id':
    'Saisissez l’identifiant client que PayPal affiche pour votre application.',
  'invoice.paypal_secret': 'Saisissez le secret que PayPal affiche pour votre application.',
  'invoice.paypal_webhook_id': 'Saisissez l’identifiant que PayPal affiche pour le webhook.',
  'invoice.paypal_refused': 'PayPal n’accepte pas cet identifiant client avec ce secret.',
  'invoice.paypal_no_webhook':
    'PayPal ne connaît aucun webhook portant cet identifiant pour cette application.',
  'invoice.paypal_webhook_url': 'L’adresse de ce webhook doit être {url}.',
  'invoice.paypal_webhook_event':
    'Ce webhook ne signale pas {event}. Ajoutez cet événement chez PayPal.',
  'invoice.paypal_unreachable':
    'PayPal ne répond pas pour le moment. Réessayez dans quelques minutes.',
  'invoice.paypal_none': 'Aucun compte PayPal n’est connecté.',
  'invoice.paid_on':
    'Un paiement s’enregistre une fois effectué : choisissez aujourd’hui ou un jour antérieur.',
  'invoice.paid_before':
    'Le paiement est antérieur à la facture du {date}. Indiquez qu’il a été fait d’avance, ou choisissez un autre jour.',
  'invoice.reversed_on': 'Choisissez un jour entre celui du paiement et aujourd’hui.',
  'invoice.paypal_not_held': 'Ce paiement n’attend aucune décision.',
  'invoice.paypal_currency': 'Le paiement est en {currency}, la facture ne l’est pas.',
  'einvoice.draft': 'Un brouillon n’a pas de facture électronique ; émettez-le d’abord.',
  'einvoice.incomplete':
    'Il manque à cette facture des données nécessaires à une facture électronique.',
  'einvoice.vat': 'La ligne « {item} » n’a pas de catégorie de TVA.',
  'einvoice.other_tax':
    'La taxe « {name} » n’est pas la TVA : une facture électronique ne peut pas la contenir.',
  'einvoice.currency':
    'Une facture électronique accepte au plus deux décimales ; {currency} en a davantage.',
  'einvoice.seller_country':
    'Le pays de votre entreprise manque. Saisissez-le dans les paramètres de facturation.',
  'einvoice.buyer_country': 'Le pays du client manque. Saisissez-le dans Clients.',
  'einvoice.seller_id':
    'Le numéro de TVA ou d’immatriculation de votre entreprise manque. Saisissez l’un des deux dans les paramètres de facturation.',
  'einvoice.seller_registration':
    'Le numéro d’immatriculation de votre entreprise manque. Saisissez-le dans les paramètres de facturation.',
  'einvoice.seller_vat':
    'Le numéro de TVA ou le numéro fiscal de votre entreprise manque. Saisissez l’un des deux dans les paramètres de facturation.',
  'einvoice.seller_vat_id':
    'Le numéro de TVA de votre entreprise manque. Saisissez-le dans les paramètres de facturation.',
  'einvoice.buyer_vat_id': 'Le numéro de TVA du client manque. Saisissez-le dans Clients.',
  'einvoice.buyer_id':
    'Le numéro de TVA ou d’immatriculation du client manque. Saisissez l’un des deux dans Clients.',
  'einvoice.tax_rounding':
    'La TVA à {rate} % a été arrondie sur chaque ligne et s’écarte trop de la TVA calculée sur leur somme.',
  'invoice.due_days': 'Saisissez le délai de paiement',
  'invoice.rate': 'Un taux est compris entre 0 et 100.',
  'invoice.number': 'Saisissez le numéro de facture',
  'invoice.issue_date': 'Choisissez la date d’émission.',
  'invoice.due_date': 'Choisissez la date d’échéance',
  'invoice.item': 'Saisissez les données ou supprimez ce champ.',
  'invoice.data': 'Saisissez des données valides.',
  'invoice.tax_name': 'Saisissez le nom de la taxe',
  'invoice.tax_value': 'Saisissez la valeur de la taxe',
  'invoice.discount_name': 'Saisissez le nom de la remise',
  'invoice.discount_value': 'Saisissez la valeur de la remise',
  'invoice.legal': 'Saisissez la dénomination sociale de l’entreprise',
  'invoice.address': 'Saisissez l’adresse de l’entreprise',
  'invoice.issue_future':
    'La date d’émission, le {date}, est dans le futur. Choisissez aujourd’hui, le {today}.',
  'invoice.issue_early':
    '{number} est daté du {latest} ; le document suivant de la série ne peut pas être antérieur. Choisissez aujourd’hui, le {today}.',
  'invoice.below_zero':
    'Le total d’une facture ne peut pas être inférieur à zéro. Pour rendre de l’argent, émettez un avoir sur la facture antérieure.',
  'invoice.credit_below_zero':
    'Un avoir rend de l’argent : choisissez des lignes dont le total est supérieur à zéro.',
  'invoice.exchange_rate': 'Saisissez le taux de change.',
  'invoice.exchange_missing':
    'La TVA est aussi indiquée en {currency} : saisissez le taux de change de {from}, sa source et son jour.',
  'invoice.exchange_future': 'Le jour du taux de change est dans le futur.',
  'invoice.exchange_old': 'Le jour du taux de change précède la prestation de plus d’un an.',
  'invoice.due_before_issue': 'La date d’échéance précède la date d’émission.',
  'invoice.unit': '{currency} n’a pas d’unité inférieure à {unit}.',
  'invoice.vat_category': 'Choisissez une catégorie de TVA.',
  'invoice.vat_rate': 'La catégorie normale demande un taux supérieur à 0.',
  'invoice.vat_zero': 'Seule la catégorie normale a un taux ; pour celle-ci, il est de 0.',
  'invoice.vat_reason': 'Indiquez pourquoi aucune TVA n’est facturée.',
  'invoice.vat_name':
    'Les taxes de même catégorie de TVA et de même taux n’en font qu’une : ne l’utilisez qu’une fois.',
  'invoice.vat_once': '« {item} » a plus d’une TVA.',
  'invoice.vat_missing':
    '« {item} » n’a pas de TVA alors que d’autres lignes en ont : donnez-lui une catégorie, par exemple taux zéro ou exonéré.',
  'invoice.vat_outside':
    'Les lignes hors du champ de la TVA doivent figurer sur une facture distincte.',
  'invoice.vat_id':
    'Ce n’est pas un numéro de TVA : saisissez les deux lettres du pays, puis son numéro.',
  'invoice.seller_address':
    'Une facture avec TVA doit porter l’adresse et le pays de votre entreprise : saisissez-les dans les paramètres de facturation.',
  'invoice.seller_vat':
    'Une facture avec TVA doit porter le numéro de TVA ou le numéro fiscal de votre entreprise : saisissez-le dans les paramètres de facturation.',
  'invoice.buyer_address':
    'Une facture avec TVA doit porter l’adresse et le pays du client : saisissez-les dans Clients.',
  'invoice.buyer_vat':
    'L’autoliquidation et les livraisons intracommunautaires exigent le numéro de TVA du client : saisissez-le dans Clients.',
  'invoice.supply': 'Le dernier jour de la prestation précède le premier.',
  'invoice.supply_needed':
    'Une livraison intracommunautaire indique quand elle a eu lieu : saisissez le premier jour de la prestation.',
  'invoice.unit_code':
    'Une unité est un code de trois lettres et chiffres au plus, par exemple HUR.',
  'invoice.number_prefix': 'Au plus 20 lettres, chiffres et - / _ . sans chiffre à la fin.',
  'invoice.number_start': 'Le premier numéro est compris entre 1 et 99999999.',
  'invoice.credit_most': 'Vous pouvez porter en avoir au plus {left} de « {item} ».',
  'invoice.credited': 'Cette facture a fait l’objet d’avoirs en totalité.',
  'invoice.credit_nothing': 'Choisissez ce qui doit être porté en avoir.',
  'invoice.credit_early': 'Un avoir ne peut pas être antérieur à sa facture.',
  'invoice.credit_draft': 'Un brouillon ne peut pas faire l’objet d’un avoir ; supprimez-le.',
  'invoice.reversed': 'Ce paiement est déjà annulé.',
  'invoice.reason': 'Indiquez pourquoi.',
  'recurring.every': 'Choisissez un intervalle de 1 à 12 semaines, mois ou années.',
  'recurring.first_on': 'Choisissez le premier jour.',
  'recurring.first_past': 'Le premier jour est aujourd’hui ou plus tard.',
  'recurring.until': 'Le dernier jour précède le premier.',
  'recurring.times': 'Choisissez entre 1 et 999 fois.',
  'recurring.lines': 'Une facture récurrente doit compter au moins une ligne.',
  'recurring.most_lines': 'Une facture récurrente compte au plus 200 lignes.',
  'recurring.ended': 'Cette facture récurrente est terminée.',
  'invoice.remind_draft': 'Un brouillon n’a pas de relances ; émettez-le d’abord.',
  'invoice.settled': 'Il ne reste rien à payer sur cette facture.',
  'invoice.reminder_days': 'Une relance part entre 30 jours avant et 365 jours après l’échéance.',
  'invoice.reminder_subject': 'Saisissez l’objet.',
  'invoice.reminder_line': 'Un objet tient sur une ligne.',
  'invoice.reminder_text': 'Saisissez le texte.',
  'invoice.reminder_most': 'Il y a au plus quatre relances.',
  'invoice.reminder_none': 'Ajoutez une relance avant de les activer.',
  'invoice.reminder_twice': 'Deux relances partent le même jour ({days}).',
  'invoice.time_billed':
    'Une partie de ce temps vient d’être facturée sur une autre facture. Vérifiez le temps restant.',
  'invoice.time_changed':
    'Le temps non facturé a changé depuis que vous l’avez consulté. Consultez-le de nouveau.',
  'invoice.time_stale':
    'Du temps figurant sur cette facture a été modifié après son ajout. Supprimez ses lignes et ajoutez de nouveau le temps.',
  'invoice.time_client':
    'Cette facture facture du temps de son client. Supprimez ces lignes avant de choisir un autre client.',
  'invoice.time_most':
    'Une facture reprend au plus {most} saisies de temps. Choisissez moins de jours ou de projets.',
  'invoice.time_lines':
    'Cela donne plus de {most} lignes. Choisissez moins de jours ou regroupez le temps.',
  'invoice.time_rate':
    'Ni « {project} » ni son client n’ont de taux horaire en {currency} : saisissez-en un.',
  'invoice.party_changed': 'Ceci a changé depuis l’affichage de la facture.',
  'invoice.email_changed': 'L’adresse du client est désormais {email}. Vérifiez-la avant l’envoi.',
  'invoice.books_account': 'Saisissez un compte de 100 caractères au plus.',
  'invoice.books_consultant': 'Un numéro de conseiller DATEV compte de 4 à 7 chiffres.',
  'invoice.books_client': 'Un numéro de client DATEV compte de 1 à 5 chiffres.',
  'invoice.books_digits': 'Les comptes DATEV comptent de 4 à 8 chiffres.',
  'invoice.books_month': 'Choisissez un mois de 1 à 12.',
  'invoice.books_tax_rate': 'Saisissez le nom du taux de taxe dans Xero.',
  'invoice.books_missing': 'Comptes manquants : {count}. Saisissez-les d’abord.',
  'invoice.books_rate': 'Un taux est un pourcentage, comme 19 ou 5.5.',
  'invoice.books_key': 'Une clé de taxe DATEV compte de 1 à 4 chiffres.',
  'invoice.books_period': 'Choisissez un mois, au format AAAA-MM.',
  'invoice.books_nothing':
    'Ce mois n’a aucune écriture qui ne soit déjà dans un fichier de ce format.',
  'invoice.books_changed':
    'Ce fichier ne peut plus être créé tel qu’il était : un élément qu’il mentionne a été effacé ou modifié.',
  'invoice.books_moved':
    'Un autre fichier a pris ces écritures entre-temps. Consultez les fichiers de ce mois.',
})

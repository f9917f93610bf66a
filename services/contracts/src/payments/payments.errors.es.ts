import { errorWords } from '../kernel/errors'
import type { paymentErrors } from './payments.errors'

export const paymentErrorsEs = errorWords<'es', typeof paymentErrors>()({
  'payment.holder': '¡Introduce el nombre del titular de la cuenta!',
  'payment.iban': 'Esto no es un IBAN válido: comprueba cada carácter.',
  'payment.bic': 'Esto no es un BIC válido: 8 u 11 letras y cifras.',
  'payment.number': 'Introduce un IBAN o, donde no lo haya, un número de cuenta.',
  'payment.both': 'Introduce un IBAN o un número de cuenta, no ambos.',
  'payment.sort_code': 'Un sort code tiene seis cifras.',
  'payment.uk_number': 'Un número de cuenta del Reino Unido tiene ocho cifras.',
  'payment.modulus':
    'Este número de cuenta no corresponde al sort code: comprueba las cifras de ambos.',
  'payment.aba': 'Esto no es un routing number válido: comprueba cada una de sus nueve cifras.',
  'payment.us_number': 'Un número de cuenta de EE. UU. tiene de 4 a 17 cifras.',
  'payment.account_type': 'Elige cuenta corriente o de ahorro.',
  'payment.service_user': 'Un número de usuario de Bacs tiene seis cifras.',
  'payment.company_id': 'Una identificación de empresa ACH tiene diez cifras o mayúsculas.',
  'payment.number_form': 'Solo letras, cifras, espacios, guiones y barras.',
  'payment.no_account': 'No hay cuenta bancaria.',
  'payment.outside_sepa': 'Una transferencia SEPA necesita una cuenta de un país de la zona SEPA.',
  'payment.not_approved': 'Solo se paga un ciclo de nómina aprobado.',
  'payment.not_eur': 'Una transferencia SEPA paga en euros; usa el CSV para otra moneda.',
  'payment.not_gbp': 'Un archivo Bacs paga en libras; usa el CSV para otra moneda.',
  'payment.not_usd': 'Un archivo ACH paga en dólares estadounidenses; usa el CSV para otra moneda.',
  'payment.total_most':
    'Este archivo admite un total de {most} como máximo; usa el CSV para un ciclo mayor.',
  'payment.no_company_account': 'Introduce antes la cuenta de la empresa en los ajustes de nómina.',
  'payment.nothing': 'Este archivo no tiene a nadie por pagar.',
  'payment.all_paid': 'Todas las personas están marcadas como pagadas.',
  'payment.paid': 'Una nómina ya está marcada como pagada.',
  'payment.not_paid': 'Una nómina no está marcada como pagada.',
  'payment.not_entry': 'Este ciclo no paga esta nómina.',
  'payment.returns_form':
    'Esto no es un mensaje de un banco sobre pagos devueltos: pain.002 o camt.054.',
  'payment.returns_size': 'Este mensaje tiene demasiadas partes para leerlo.',
  'payment.returns_none': 'Este mensaje no nombra ningún pago rechazado o devuelto.',
  'payment.returns_foreign': 'Este mensaje no nombra ningún pago de este ciclo de nómina.',
  'payment.returns_known': 'Todas las devoluciones de este mensaje ya están registradas.',
  'payment.returns_whole':
    'El banco rechazó todo el archivo ({code}): no se pagó nada. Corrige la causa y crea otro archivo.',
  'payment.returns_amount':
    'Este mensaje devuelve {amount}, pero se pagaron {paid}: no se registra nada. Salda la diferencia a mano.',
  'payment.returns_no_amount':
    'Este mensaje no indica qué importe se devolvió: no se registra nada. Comprueba la cuenta.',
  'payment.future': 'El día del pago no puede ser futuro.',
})

import type { MessageCode } from '../form/messages.ts'
import type { Language } from '../kinds/language.ts'

/**
 * Spanish as it is used in the United States.
 *
 * @example
 * const form = compileForm(definitions, { language: spanish })
 */
export const spanish: Language<MessageCode> = {
  code: 'es',
  example: (text) => `Ejemplo: ${text}`,
  messages: {
    required: 'Complete este campo.',
    'needs-one': 'Elija al menos una opción.',
    type: 'Vuelva a escribir este dato.',
    'too-long': 'Acorte este texto a {longest} caracteres o menos.',
    'repeat-id': 'Quite este elemento y agréguelo de nuevo.',
    'unknown-control': 'Esta pregunta no forma parte del formulario.',
    'hidden-control': 'Esta pregunta no corresponde a las demás respuestas.',
    'doubled-value': 'Esta pregunta tiene dos respuestas.',
    'misplaced-value': 'Esta respuesta corresponde a otra parte del formulario.',
    'calculated-value': 'Este valor se calcula y no coincide con el que dan las demás respuestas.',
    option: 'Elija una de las opciones.',
    tick: 'Marque esta casilla.',
    date: 'Elija una fecha.',
    'future-date': 'Elija una fecha que no sea futura.',
    phone: 'Escriba un número de teléfono válido.',
    email: 'Escriba una dirección de correo electrónico válida.',
    number: 'Escriba un número válido.',
    ssn: 'Escriba un número de Seguro Social válido.',
    zip: 'Escriba un código postal, como 48201.',
    mask: 'Escriba todos los dígitos.',
    'unknown-phone': 'Es posible que este no sea un número de celular de EE. UU. Verifíquelo.',
    'unused-ssn': 'Ningún número de Seguro Social tiene estos dígitos. Verifíquelos.',
    'postal-code': 'Este es un código postal de Canadá. Verifíquelo si el lugar está en EE. UU.',
    'no-time': 'Esta no es una hora como 2:30 PM. Verifíquela.',
    'date-order': 'La fecha del accidente no puede ser posterior a la fecha en que el empleador supo de la lesión.',
  },
}

import { calendar, number, radio, section, text, yesNo } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import { codeList, retired } from '../notation/codes.ts'
import type { BrokenDefinitions } from './broken-definitions.ts'

const owners = [...codeList([['us', 'We do']]), retired('bank', 'A bank')]

/** Faults of conditions. */
export const brokenConditions: readonly BrokenDefinitions[] = [
  {
    name: 'unknown-controller',
    title: 'A control depends on an unknown control.',
    definitions: writeTables([text(1, 'Name', 'Name'), text(2, 'Company', 'Company', { when: { 99: ['yes'] } })]),
    code: 'unknown-controller',
    controls: [2, 99],
    cells: ['dependencies[0].ControlingControlsRecId'],
  },
  {
    name: 'condition-of-nobody',
    title: 'A dependency belongs to an unknown control.',
    definitions: {
      ...writeTables([yesNo(1, 'Towed?', 'Towed')]),
      dependencies: [{ ControlsRecId: 99, ControlingControlsRecId: 1, ControlingValue: 'yes', IsActive: 1 }],
    },
    code: 'rows-of-nobody',
    controls: [99],
    cells: ['dependencies[0].ControlsRecId'],
  },
  {
    name: 'inactive-controller',
    title: 'A control depends on an inactive control.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed', { inactive: true }),
      text(2, 'By whom?', 'Tower', { when: { 1: ['yes'] } }),
    ]),
    code: 'inactive-controller',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingControlsRecId'],
  },
  {
    name: 'controller-without-value',
    title: 'A control depends on a section, which has no value.',
    definitions: writeTables([
      section(1, 'Vehicle', 'Vehicle', [text(2, 'Make', 'Make')]),
      text(3, 'Model', 'Model', { when: { 1: ['yes'] } }),
    ]),
    code: 'controller-without-value',
    controls: [3, 1],
    cells: ['dependencies[0].ControlingControlsRecId'],
  },
  {
    name: 'unknown-value',
    title: 'A control requires a value that its controlling control does not offer.',
    definitions: writeTables([yesNo(1, 'Towed?', 'Towed'), text(2, 'By whom?', 'Tower', { when: { 1: ['perhaps'] } })]),
    code: 'unknown-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'impossible-date',
    title: 'A control requires a date in a format that no answer has.',
    definitions: writeTables([
      calendar(1, 'Date of loss', 'LossDate'),
      text(2, 'Why so late?', 'Late', { when: { 1: ['11/22/2026'] } }),
    ]),
    code: 'impossible-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'impossible-mask',
    title: 'A control requires a text that the mask of its controlling control does not accept.',
    definitions: writeTables([
      text(1, 'Policy number', 'Policy', { mask: '3-2' }),
      text(2, 'Which one?', 'Which', { when: { 1: ['none'] } }),
    ]),
    code: 'impossible-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'retired-value',
    title: 'A control requires a value that is no longer offered.',
    definitions: writeTables([
      radio(1, 'Who owns it?', 'Owner', owners),
      text(2, 'Loan number', 'Loan', { when: { 1: ['bank'] } }),
    ]),
    code: 'unknown-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'value-not-number',
    title: 'A control requires a word, but its controlling control is a number.',
    definitions: writeTables([
      number(1, 'How many people?', 'People'),
      text(2, 'Who?', 'Who', { when: { 1: ['several'] } }),
    ]),
    code: 'value-not-number',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'value-spelt-otherwise',
    title: 'A control requires Yes, but its controlling control offers yes.',
    definitions: writeTables([yesNo(1, 'Towed?', 'Towed'), text(2, 'By whom?', 'Tower', { when: { 1: ['Yes'] } })]),
    code: 'value-spelt-otherwise',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'dependency-circle',
    title: 'Two controls depend on each other.',
    definitions: writeTables([
      yesNo(1, 'First?', 'First', { when: { 2: ['yes'] } }),
      yesNo(2, 'Second?', 'Second', { when: { 1: ['yes'] } }),
    ]),
    code: 'dependency-circle',
    controls: [1, 2],
    cells: ['dependencies[0].ControlingControlsRecId', 'dependencies[1].ControlingControlsRecId'],
  },
  {
    name: 'controller-in-repeat',
    title: 'A control depends on one inside a repeating section, which may have many items.',
    definitions: writeTables([
      section(19, 'Other vehicle', 'OtherVehicle', [yesNo(1, 'Towed?', 'Towed')]),
      text(2, 'By whom?', 'Tower', { when: { 1: ['yes'] } }),
    ]),
    repeating: [19],
    code: 'controller-in-repeat',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingControlsRecId'],
  },
  {
    name: 'contradiction',
    title: 'A control requires two answers that exclude each other.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed'),
      text(2, 'Where is it?', 'Place', { when: { 1: ['no'] } }),
      text(3, 'Why not?', 'Reason', { when: { 1: ['yes'], 2: ['yard'] } }),
    ]),
    code: 'contradiction',
    controls: [3, 1, 2],
    cells: ['dependencies[1].ControlingValue', 'dependencies[2].ControlingValue'],
  },
  {
    name: 'blank-value',
    title: 'A control requires a blank answer, which never matches.',
    definitions: writeTables([text(1, 'City', 'City'), text(2, 'Why not?', 'Reason', { when: { 1: [' '] } })]),
    code: 'blank-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'list-without-values',
    title: 'A list of values has no value.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed'),
      text(2, 'By whom?', 'Tower', { when: { 1: { anyOf: [' ', ''] } } }),
    ]),
    code: 'blank-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'unknown-value-in-list',
    title: 'A list of values has one that its controlling control does not offer.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed'),
      text(2, 'By whom?', 'Tower', { when: { 1: { anyOf: ['yes', 'perhaps'] } } }),
    ]),
    code: 'unknown-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'unknown-excluded-value',
    title: 'A control excludes an answer that its controlling control does not offer.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed'),
      text(2, 'By whom?', 'Tower', { when: { 1: { not: 'never' } } }),
    ]),
    code: 'unknown-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'unknown-operator',
    title: 'A condition has a word that is no operator.',
    definitions: {
      ...writeTables([number(1, 'How many people?', 'People'), text(2, 'Who?', 'Who')]),
      dependencies: [
        {
          ControlsRecId: 2,
          ControlingControlsRecId: 1,
          ControlingValue: '2',
          IsActive: 1,
          ConditionOperator: 'more than',
        },
      ],
    },
    code: 'unknown-operator',
    controls: [2, 1],
    cells: ['dependencies[0].ConditionOperator'],
  },
  {
    name: 'unordered-controller',
    title: 'A condition asks for more than a number, but its controlling control is a text.',
    definitions: writeTables([
      text(1, 'How many people?', 'People'),
      text(2, 'Who?', 'Who', { when: { 1: { greaterThan: '2' } } }),
    ]),
    code: 'unordered-controller',
    controls: [2, 1],
    cells: ['dependencies[0].ConditionOperator'],
  },
  {
    name: 'limit-not-date',
    title: 'A condition compares a date with a text that is no date.',
    definitions: writeTables([
      calendar(1, 'Date of loss', 'LossDate'),
      text(2, 'Why so late?', 'Late', { when: { 1: { lessThan: '01/01/2026' } } }),
    ]),
    code: 'impossible-value',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'limits-apart',
    title: 'A control requires a number that is both above and below the same limits.',
    definitions: writeTables([
      number(1, 'How many people?', 'People'),
      text(2, 'Who?', 'Who', { when: { 1: { greaterThan: '5', lessThan: '3' } } }),
    ]),
    code: 'contradiction',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue', 'dependencies[1].ControlingValue'],
  },
  {
    name: 'value-without-use',
    title: 'A condition that depends on any answer has a value.',
    definitions: {
      ...writeTables([text(1, 'City', 'City'), text(2, 'County', 'County')]),
      dependencies: [
        {
          ControlsRecId: 2,
          ControlingControlsRecId: 1,
          ControlingValue: 'Austin',
          IsActive: 1,
          ConditionOperator: 'answered',
        },
      ],
    },
    code: 'value-without-use',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
  {
    name: 'controller-outside-form',
    title: 'A control depends on one that is not part of this form.',
    definitions: writeTables([
      section(27, 'Loss', 'Loss', [text(1, 'By whom?', 'Tower', { when: { 2: ['yes'] } })]),
      section(9, 'Auto', 'Auto', [yesNo(2, 'Towed?', 'Towed')]),
    ]),
    roots: [27],
    code: 'controller-outside-form',
    controls: [1, 2],
    cells: ['dependencies[0].ControlingControlsRecId'],
  },
  {
    name: 'several-controllers',
    title: 'A control depends on two controls. Both must match, although one may be meant to be enough.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed'),
      yesNo(2, 'Leaking?', 'Leaking'),
      text(3, 'Where is it?', 'Place', { when: { 1: ['yes'], 2: ['yes'] } }),
    ]),
    code: 'several-controllers',
    controls: [3, 1, 2],
    cells: ['dependencies[0].ControlingControlsRecId', 'dependencies[1].ControlingControlsRecId'],
  },
  {
    name: 'controller-below',
    title: 'A control depends on one that comes after it.',
    definitions: writeTables([text(1, 'By whom?', 'Tower', { when: { 2: ['yes'] } }), yesNo(2, 'Towed?', 'Towed')]),
    code: 'controller-below',
    controls: [1, 2],
    cells: ['dependencies[0].ControlingControlsRecId'],
  },
  {
    name: 'invisible-character',
    title: 'A value differs from its option by an invisible character.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed'),
      text(2, 'By whom?', 'Tower', { when: { 1: ['yes\u200b'] } }),
    ]),
    code: 'value-spelt-otherwise',
    controls: [2, 1],
    cells: ['dependencies[0].ControlingValue'],
  },
]

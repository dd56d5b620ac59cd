import { examples } from '@captive/form-engine/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleStory } from './catalogue-example.tsx'

const meta: Meta = { title: 'Forms/Catalogue' }
export default meta

const shownExamples: string[] = []
function story(name: string): StoryObj {
  shownExamples.push(name)
  return exampleStory(name)
}

export const Textbox = story('textbox')
export const Textarea = story('textarea')
export const Dropdown = story('dropdown')
export const Radio = story('radio')
export const RadioWithButtons = story('radio-with-buttons')
export const RadioButtonPair = story('radio-button-pair')
export const Calendar = story('calendar')
export const NumberTyped = story('number')
export const PageAndSections = story('page-and-sections')
export const Checkbox = story('checkbox')
export const CheckboxList = story('checkbox-list')
export const EmailPhoneTel = story('email-phone-tel')
export const State = story('state')
export const File = story('file')
export const Password = story('password')
export const OptionOrder = story('option-order')
export const RequiredList = story('required-list')
export const DependentOptions = story('dependent-options')
export const Condition = story('condition')
export const Alternatives = story('alternatives')
export const TwoControllers = story('two-controllers')
export const HiddenController = story('hidden-controller')
export const HiddenSection = story('hidden-section')
export const NumberComparison = story('number-comparison')
export const ExactComparison = story('exact-comparison')
export const ExcludedAnswer = story('excluded-answer')
export const ListOfAnswers = story('list-of-answers')
export const NumberRange = story('number-range')
export const DateBefore = story('date-before')
export const AnyAnswer = story('any-answer')
export const Circle = story('circle')
export const CalculatedValue = story('calculated-value')
export const CalculatedSum = story('calculated-sum')
export const CalculatedAge = story('calculated-age')
export const RepeatedSection = story('repeated-section')
export const RepeatReadsForm = story('repeat-reads-form')
export const ControlledRepeat = story('controlled-repeat')
export const RequiredFields = story('required')
export const Phone = story('phone')
export const SocialSecurityNumber = story('social-security-number')
export const DateOfLoss = story('date-of-loss')
export const OrderTies = story('order-ties')
export const InactiveRows = story('inactive-rows')
export const BareRoots = story('bare-roots')
export const SharedLabels = story('shared-labels')
export const AcrossBlocks = story('across-blocks')
export const Masks = story('masks')
export const Confidential = story('confidential')
export const MarkupInTexts = story('markup-in-texts')
export const ZipAndTime = story('zip-and-time')
export const Lengths = story('lengths')
export const OwnLength = story('own-length')
export const ExampleAnswer = story('example-answer')
export const ReplacedQuestion = story('replaced-question')
export const SevereLoss = story('severe-loss')

export const Complete: StoryObj = {
  name: 'every example of the catalogue has a story',
  render: () => <p>{`${shownExamples.length} examples`}</p>,
  play: () => expect(shownExamples).toEqual(examples.map(({ name }) => name)),
}

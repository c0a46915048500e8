// Forms of the web editor, derived from the records that read the files, so that both have the same
// fields. Widget names are those of Sveltia CMS.

export type FormField = FormName & (FormText | FormChoice | FormPhoto | FormList)

export type FormName = {
  name: string
  label: string
  hint?: string
  required: boolean
  /** Heading under which the form shows it. */
  part?: { name: string; label: string }
}

type FormText = {
  widget: 'string' | 'text'
  /** Regular expression of valid values, and the hint shown for others. */
  pattern?: readonly [shape: string, hint: string]
  /** The value may begin with #, which would be a comment in the file. */
  sign?: true
  picked?: Picked
}

/** Picker next to the text field: for one value, a span, or a list. */
export type Picked =
  | { type: 'date' | 'time' | 'color'; many?: 'span' | 'list' }
  /**
   * Number inputs for prices in this currency. `bare`: prices without labels; `more`: room for one
   * more price.
   */
  | { type: 'price'; sign: string; bare?: true; more?: true }

/** File name in the photo folder; the form shows and uploads the file itself. */
type FormPhoto = {
  widget: 'image'
  accept: string
  /** External photos are not allowed. */
  choose_url: false
}

type FormChoice = {
  widget: 'select'
  options: readonly { label: string; value: string }[]
  /** Several values, separated by commas. */
  multiple?: true
  /** Default value. */
  fallback?: readonly string[]
  /** Typed synonyms, normalised by `plainWord`. */
  meanings: { readonly [typed: string]: string }
}

/**
 * List of text lines, of blocks of fields, or of blocks of several kinds. The file does not contain
 * the kind.
 */
export type FormList = {
  widget: 'list'
  collapsed?: boolean
  /** Name of one entry, shown on the Add button. */
  label_singular: string
} & (
  | { field: FormField }
  | { fields: readonly FormField[]; summary: string }
  | { types: readonly FormType[]; typeKey: string }
)

export type FormType = {
  name: string
  label: string
  summary: string
  fields: readonly FormField[]
}

/** Form of one file, or of every file in a folder. */
export type Form = {
  name: string
  label: string
  fields: readonly FormField[]
} & ({ file: string } | { folder: string; slug: FormSlug; summary: string })

/** Name of a new file. */
type FormSlug = { template: string; pattern: readonly [string, string]; hint: string }

/** List the fields of the entries of a list, of all kinds; none for a field that is no list. */
export function listInnerFields(field: FormField): readonly FormField[] {
  if ('fields' in field) return field.fields
  return 'types' in field ? field.types.flatMap(({ fields }) => fields) : []
}

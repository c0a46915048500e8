// What the owner's editor shows of each file: made of the records that read it, so that both know the
// same fields. The words for kinds of fields are those of Sveltia CMS.

/** A field of a form. */
export type FormField = FormName & (FormText | FormChoice | FormPhoto | FormList)

export type FormName = {
  name: string
  label: string
  hint?: string
  required: boolean
  /** The heading under which it is found. */
  part?: { name: string; label: string }
}

type FormText = {
  widget: 'string' | 'text'
  /** A shape that every right value has, and what is told where it has another. */
  pattern?: readonly [shape: string, hint: string]
  /** Whether it may begin with #, which would be a comment in the file. */
  sign?: true
  picked?: Picked
}

/** What stands beside the text: the phone's own picker of one, from and to, or several. */
export type Picked =
  | { type: 'date' | 'time' | 'color'; many?: 'span' | 'list' }
  /** A number for each price, in this currency: without any word, too; with room for one more. */
  | { type: 'price'; sign: string; bare?: true; more?: true }

/** The name of a file in the folder of photos; the form shows and takes the file itself. */
type FormPhoto = {
  widget: 'image'
  accept: string
  /** No photo from elsewhere. */
  choose_url: false
}

type FormChoice = {
  widget: 'select'
  options: readonly { label: string; value: string }[]
  /** Several with commas between them. */
  multiple?: true
  /** What holds where nothing is said. */
  unsaid?: readonly string[]
  /** What owners type for the same, as `plainWord` leaves it. */
  meanings: { readonly [typed: string]: string }
}

/** Lines of text, blocks of fields, or blocks of several kinds; the file says no kind. */
export type FormList = {
  widget: 'list'
  collapsed?: boolean
  /** What a new one of them is called, behind Add. */
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

/** One file, or every file of a folder. */
export type Form = {
  name: string
  label: string
  fields: readonly FormField[]
} & ({ file: string } | { folder: string; slug: FormSlug; summary: string })

/** How the name of a new file is made. */
type FormSlug = { template: string; pattern: readonly [string, string]; hint: string }

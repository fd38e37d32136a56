/// Exercises as they stand in a chapter, for tests that need some.
enum ExerciseMarkdown {
    /// A small exercise with these attributes besides.
    static func exercise(_ id: String, _ attributes: String) -> String {
        """
        ### Exercise: \(id)

        ```exercise {#\(id) level=small \(attributes)}
        Task.
        ```

        ```swift {.starter of=\(id)}
        let one = 1
        ```

        ```swift {.solution of=\(id)}
        let one = 2
        ```

        ```notice {of=\(id)}
        Noticed.
        ```

        """
    }
}

/* The types of the API; made by tools/types.mjs from the server's schema. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AccountInfo */
        AccountInfo: {
            name: string;
            face: string;
            shown: boolean;
        };
        /** AllotShape */
        AllotShape: {
            kind: string;
            places: number[];
            items: components["schemas"]["ItemInfo"][];
            caps: number[];
            low: number;
            high: number;
            /** @constant */
            shape: "allot";
        };
        /** AnswerBody */
        AnswerBody: {
            seat: number;
            line: number;
            since?: number | null;
            value?: unknown;
            text?: string | null;
        };
        /** Area */
        Area: {
            owner: number;
            pieces: [
                string,
                number,
                number
            ][];
            marks: [
                string,
                number | string
            ][];
            slots?: {
                [key: string]: string;
            };
        };
        /** AsideBody */
        AsideBody: {
            /** @default  */
            text: string;
            /** @default  */
            name: string;
            /** @default  */
            phrase: string;
        };
        /** AsideInfo */
        AsideInfo: {
            number: number;
            name: string;
            text: string;
            at: number;
        };
        /** BallotBody */
        BallotBody: {
            agrees: boolean;
            seat?: number | null;
        };
        /** BattleInfo */
        BattleInfo: {
            place: string;
            attacker: components["schemas"]["StrengthInfo"];
            defender: components["schemas"]["StrengthInfo"];
            ends: components["schemas"]["Chance"][];
        };
        /** BrokenInfo */
        BrokenInfo: {
            line: number;
            was: number;
            now: number;
            text: string;
        };
        /** CardClause */
        CardClause: {
            id: string;
            text: string;
        };
        /** CardInfo */
        CardInfo: {
            kind: string;
            slug: string;
            name: string;
            text: string;
            price: components["schemas"]["CostInfo"][];
            clauses: components["schemas"]["CardClause"][];
        };
        /** Chance */
        Chance: {
            name: string;
            chance: number;
            exact: string;
        };
        /** ChancesInfo */
        ChancesInfo: {
            line: number;
            chances: number[];
        };
        /** Change */
        Change: {
            label: string;
            before: number | string | null;
            after: number | string | null;
            seat: number;
        };
        /** ChapterInfo */
        ChapterInfo: {
            id: string;
            heading: string;
            clauses: components["schemas"]["ClauseInfo"][];
        };
        /** Charts */
        Charts: {
            series: components["schemas"]["Series"][];
            luck: components["schemas"]["Luck"][];
            leads: components["schemas"]["Lead"][];
        };
        /** ChatBody */
        ChatBody: {
            /** @default  */
            text: string;
            seat?: number | null;
            /** @default  */
            phrase: string;
        };
        /** ChatInfo */
        ChatInfo: {
            number: number;
            seat: number;
            name: string;
            text: string;
            at: number;
            mentions?: number[];
        };
        /** ClauseInfo */
        ClauseInfo: {
            id: string;
            kind: string;
            topic: string;
            text: string;
            ruling: string;
            reason: string;
        };
        /** Clocks */
        Clocks: {
            minutes: number | null;
            increment: number;
            timeout: string;
            left: number[];
            running: number[];
            since: number;
            now: number | null;
            deadline: number | null;
            rest: components["schemas"]["RestTimes"] | null;
            rests: [
                number,
                number
            ][];
            /** @default 0 */
            vacation_days: number;
        };
        /** CoachInfo */
        CoachInfo: {
            goal: string;
            matters: string;
            others: string;
            standing: string;
            threats: string[];
            free: number;
            cheapest: components["schemas"]["Listed"] | null;
            dearest: components["schemas"]["Listed"] | null;
        };
        /** ColumnInfo */
        ColumnInfo: {
            name: string;
            label: string;
        };
        /** CompareRow */
        CompareRow: {
            topic: string;
            name: string;
            titles: {
                [key: string]: components["schemas"]["ClauseInfo"][];
            };
        };
        /** Comparison */
        Comparison: {
            rows: components["schemas"]["CompareRow"][];
        };
        /** CostInfo */
        CostInfo: {
            stock: string;
            amount: number;
            label: string;
        };
        /** CostlyInfo */
        CostlyInfo: {
            line: number;
            seat: number;
            question: string;
            given: string;
            better: string;
            cost: number;
            error: number;
            redeals: number;
            better_wins: number;
            wins: number;
            stands: components["schemas"]["StandInfo"][];
        };
        /** CourseInfo */
        CourseInfo: {
            title: string;
            lessons: components["schemas"]["LessonRow"][];
        };
        /** Credentials */
        Credentials: {
            name: string;
            password: string;
        };
        /** CupColumn */
        CupColumn: {
            name: string;
            label: string;
            help: string;
        };
        /** CupGame */
        CupGame: {
            table: string;
            members: number[];
            places: number[];
        };
        /** CupInfo */
        CupInfo: {
            cup: string;
            name: string;
            kind: string;
            title: string;
            game: string;
            players: number;
            games: number;
            by_itself: boolean;
            listed: boolean;
            stage: string;
            is_host: boolean;
            can_start: boolean;
            can_go_on: boolean;
            needs: number;
            members: components["schemas"]["MemberInfo"][];
            rounds: components["schemas"]["CupRound"][];
            columns: components["schemas"]["CupColumn"][];
            standings: components["schemas"]["CupLine"][];
        };
        /** CupJoined */
        CupJoined: {
            cup: string;
        };
        /** CupLine */
        CupLine: {
            member: number;
            place: number;
            figures: number[];
        };
        /** CupMade */
        CupMade: {
            cup: string;
            key: string;
        };
        /** CupRound */
        CupRound: {
            number: number;
            over: boolean;
            games: components["schemas"]["CupGame"][];
        };
        /** CupRow */
        CupRow: {
            cup: string;
            name: string;
            kind: string;
            title: string;
            game: string;
            stage: string;
            members: number;
            mine: boolean;
        };
        /** DailyPuzzle */
        DailyPuzzle: {
            day: string;
            title: string;
            name: string;
            puzzle: components["schemas"]["PuzzleRow"];
        };
        /** DealShape */
        DealShape: {
            form: string;
            kind?: string;
            pile?: number[];
            items?: components["schemas"]["ItemInfo"][];
            low?: number;
            worth?: number[];
            remark?: number;
            others?: number[];
            first?: components["schemas"]["NothingShape"] | components["schemas"]["OneOfShape"] | components["schemas"]["OrderShape"] | components["schemas"]["NumberShape"] | components["schemas"]["SomeOfShape"] | components["schemas"]["AllotShape"] | components["schemas"]["DiceShape"] | components["schemas"]["MenuShape"] | components["schemas"]["FormShape"] | components["schemas"]["DealShape"];
            split?: components["schemas"]["SplitShape"];
            more?: {
                [key: string]: unknown;
            };
            /** @constant */
            shape: "deal";
        };
        /** DiceShape */
        DiceShape: {
            faces: number[];
            number: number;
            /** @constant */
            shape: "dice";
        };
        /** EventInfo */
        EventInfo: {
            line: number;
            seat: number;
            text: string;
            kind: string;
            clause: string;
            places: string[];
            rolls: components["schemas"]["RollInfo"][];
        };
        /** FactInfo */
        FactInfo: {
            name: string;
            kind: string;
            value: unknown;
            label: string;
        };
        /** Farewell */
        Farewell: {
            password: string;
        };
        /** FieldShape */
        FieldShape: {
            name: string;
            label: string;
            then: components["schemas"]["NothingShape"] | components["schemas"]["OneOfShape"] | components["schemas"]["OrderShape"] | components["schemas"]["NumberShape"] | components["schemas"]["SomeOfShape"] | components["schemas"]["AllotShape"] | components["schemas"]["DiceShape"] | components["schemas"]["MenuShape"] | components["schemas"]["FormShape"] | components["schemas"]["DealShape"];
        };
        /** FinalInfo */
        FinalInfo: {
            final: boolean;
        };
        /** FormShape */
        FormShape: {
            fields: components["schemas"]["FieldShape"][];
            /** @constant */
            shape: "form";
        };
        /** FortuneInfo */
        FortuneInfo: {
            seat: number;
            luck: number;
            luck_error: number;
            played: number | null;
            played_error: number;
            strokes: components["schemas"]["StrokeInfo"][];
        };
        /** Hint */
        Hint: {
            value: unknown;
            label: string;
            why: string;
        };
        /** HowToPlay */
        HowToPlay: {
            title: string;
            lead: string;
            sections: components["schemas"]["SectionInfo"][];
        };
        /** ItemInfo */
        ItemInfo: {
            id: number;
            slug: string;
            label: string;
            place?: string;
        };
        /** JoinCup */
        JoinCup: {
            /** @default  */
            name: string;
            /** @default  */
            key: string;
        };
        /** KeyBody */
        KeyBody: {
            key: string;
        };
        /** Lead */
        Lead: {
            line: number;
            round: number;
            seat: number;
        };
        /** Learnt */
        Learnt: {
            lessons?: {
                [key: string]: string[];
            };
            puzzles?: {
                [key: string]: string[];
            };
        };
        /** LessonInfo */
        LessonInfo: {
            name: string;
            heading: string;
            text: string;
            look: string[];
            answers: number;
            state: components["schemas"]["TableState"];
        };
        /** LessonRow */
        LessonRow: {
            name: string;
            heading: string;
        };
        /** LevelInfo */
        LevelInfo: {
            name: string;
            seconds: number;
        };
        /** LineTold */
        LineTold: {
            line: number;
            seat: number;
            events: components["schemas"]["EventInfo"][];
            moves: components["schemas"]["MoveInfo"][] | null;
        };
        /** Listed */
        Listed: {
            value: unknown;
            text: string;
            label: string;
            things: components["schemas"]["ThingInfo"][];
            price: components["schemas"]["CostInfo"][];
            final?: boolean;
        };
        /** Losses */
        Losses: {
            attackers: number;
            defenders: number;
            chance: number;
        };
        /** Luck */
        Luck: {
            name: string;
            label: string;
            rolls: number;
            sum: number;
            expected: number;
            deviation: number;
        };
        /** Me */
        Me: {
            name: string | null;
            signed_in: boolean;
        };
        /** MemberInfo */
        MemberInfo: {
            number: number;
            name: string;
            mine: boolean;
            face: string | null;
        };
        /** MenuShape */
        MenuShape: {
            kind: string;
            options: components["schemas"]["OptionShape"][];
            /** @constant */
            shape: "menu";
        };
        /** ModifierInfo */
        ModifierInfo: {
            source: string;
            value: number;
            label: string;
        };
        /** MoveInfo */
        MoveInfo: {
            piece: string;
            owner: number;
            origin: string;
            target: string;
            number: number;
        };
        /** NewCup */
        NewCup: {
            name: string;
            table: components["schemas"]["NewTable"];
            /**
             * @default series
             * @enum {string}
             */
            kind: "series" | "cup";
            /** @default 3 */
            games: number;
            /** @default true */
            by_itself: boolean;
            /** @default true */
            listed: boolean;
            /** @default  */
            as_name: string;
        };
        /** NewKey */
        NewKey: {
            /** @default true */
            alone: boolean;
        };
        /** NewName */
        NewName: {
            name: string;
        };
        /** NewPassword */
        NewPassword: {
            old: string;
            password: string;
        };
        /** NewTable */
        NewTable: {
            title: string;
            players?: number | null;
            options?: {
                [key: string]: unknown;
            };
            seats?: components["schemas"]["SeatWish"][];
            /**
             * @default live
             * @enum {string}
             */
            pace: "live" | "slow";
            clock_minutes?: number | null;
            /** @default 0 */
            increment_seconds: number;
            /**
             * @default steward
             * @enum {string}
             */
            timeout: "steward" | "skip" | "forfeit";
            rest?: components["schemas"]["RestTimes"] | null;
            /** @default 0 */
            vacation_days: number;
            name?: string | null;
            /** @default true */
            listed: boolean;
            /** @default true */
            spectators: boolean;
            /**
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl";
        };
        /** NewWay */
        NewWay: {
            /** @enum {string} */
            kind: "push" | "email" | "ntfy" | "webhook";
            address: string;
            /**
             * @default instant
             * @enum {string}
             */
            mode: "instant" | "digest" | "last";
            /** @default  */
            p256dh: string;
            /** @default  */
            auth: string;
        };
        /** NotesBody */
        NotesBody: {
            text: string;
            seat?: number | null;
        };
        /** NotesInfo */
        NotesInfo: {
            seat: number;
            text: string;
        };
        /** NothingShape */
        NothingShape: {
            /** @constant */
            shape: "nothing";
        };
        /** NoticeBody */
        NoticeBody: {
            url: string;
            /**
             * @default instant
             * @enum {string}
             */
            mode: "instant" | "digest" | "last";
            seat?: number | null;
        };
        /** NoticeInfo */
        NoticeInfo: {
            seat: number;
            url: string;
            mode: string;
        };
        /** NoticesInfo */
        NoticesInfo: {
            push_key: string;
            mail: boolean;
            ways: components["schemas"]["WayInfo"][];
            tables: components["schemas"]["TableNotices"][];
        };
        /** NumberShape */
        NumberShape: {
            low: number;
            high: number;
            unit: string;
            /** @constant */
            shape: "number";
        };
        /** Numbers */
        Numbers: {
            title: string;
            name: string;
            played: number;
            won: number;
            fair: number;
            latest: components["schemas"]["Played"][];
        };
        /** OddsInfo */
        OddsInfo: {
            title: string;
            ends: components["schemas"]["Chance"][];
            losses: components["schemas"]["Losses"][];
        };
        /** OfferInfo */
        OfferInfo: {
            text: string;
            final: boolean;
            changes: components["schemas"]["Change"][];
            open: boolean;
        };
        /** OneOfShape */
        OneOfShape: {
            kind: string;
            ids: number[];
            items: components["schemas"]["ItemInfo"][];
            /** @constant */
            shape: "one_of";
        };
        /** Opponent */
        Opponent: {
            face: string;
            name: string;
            games: number;
            before: number;
            behind: number;
        };
        /** OptionInfo */
        OptionInfo: {
            name: string;
            label: string;
            help: string;
            default: unknown;
            values?: components["schemas"]["OptionValue"][] | null;
            low?: number | null;
            high?: number | null;
            clause?: string | null;
        };
        /** OptionShape */
        OptionShape: {
            id: number;
            slug: string;
            label: string;
            then: components["schemas"]["NothingShape"] | components["schemas"]["OneOfShape"] | components["schemas"]["OrderShape"] | components["schemas"]["NumberShape"] | components["schemas"]["SomeOfShape"] | components["schemas"]["AllotShape"] | components["schemas"]["DiceShape"] | components["schemas"]["MenuShape"] | components["schemas"]["FormShape"] | components["schemas"]["DealShape"];
            place?: string;
        };
        /** OptionValue */
        OptionValue: {
            value: unknown;
            label: string;
        };
        /** OrderBody */
        OrderBody: {
            seat: number;
            step: string;
            answers: string[];
            /** @default false */
            again: boolean;
        };
        /** OrderInfo */
        OrderInfo: {
            id: string;
            seat: number;
            step: string;
            answers: string[];
            again: boolean;
        };
        /** OrderShape */
        OrderShape: {
            kind: string;
            ids: number[];
            items: components["schemas"]["ItemInfo"][];
            /** @constant */
            shape: "order";
        };
        /** Package */
        Package: {
            offer: string;
            seat: number;
            to: number;
            answers: string | null;
            count: number;
            total: number;
            named: string;
            wish_count: number;
            wish: string | null;
            remark: string;
            cards: string[] | null;
            hand_value_without: number | null;
        };
        /** PauseInfo */
        PauseInfo: {
            paused: boolean;
        };
        /** PeopleShare */
        PeopleShare: {
            name: string;
            games: number;
            won: number;
        };
        /** PhraseInfo */
        PhraseInfo: {
            phrase: string;
            text: string;
        };
        /** PlayNow */
        PlayNow: {
            title: string;
            players?: number | null;
            bot?: string | null;
            /**
             * @default en
             * @enum {string}
             */
            lang: "en" | "ru" | "pl";
        };
        /** Played */
        Played: {
            table: string;
            won: boolean;
        };
        /** PlayerInfo */
        PlayerInfo: {
            face: string;
            name: string;
            since: number;
            titles: components["schemas"]["TitleShare"][];
            opponents: components["schemas"]["Opponent"][];
            latest: components["schemas"]["Played"][];
            reviewed: number;
            luck: number;
        };
        /** PresetInfo */
        PresetInfo: {
            name: string;
            players: number;
            pace: string;
            clock_minutes: number | null;
            increment_seconds: number;
            timeout: string;
            nights: boolean;
            weekends: boolean;
            vacation_days: number;
            bots: boolean;
            options: {
                [key: string]: unknown;
            };
        };
        /** PreviewInfo */
        PreviewInfo: {
            final: boolean;
            changes: components["schemas"]["Change"][];
            open: boolean;
            refused: components["schemas"]["Problem"] | null;
            battle?: components["schemas"]["BattleInfo"] | null;
            /** @default false */
            wins: boolean;
        };
        /** Problem */
        Problem: {
            error: string;
            message: string;
            clause?: string | null;
            clause_text?: string | null;
            allowed?: string | null;
            line?: number | null;
            part?: number | null;
            detail?: string | null;
        };
        /** PuzzleAnswer */
        PuzzleAnswer: {
            text: string;
            label: string;
        };
        /** PuzzleList */
        PuzzleList: {
            title: string;
            puzzles: components["schemas"]["PuzzleRow"][];
        };
        /** PuzzleRow */
        PuzzleRow: {
            name: string;
            kind: string;
            grade: number;
        };
        /** QrBody */
        QrBody: {
            text: string;
        };
        /** QuestionInfo */
        QuestionInfo: {
            seat: number;
            waits: boolean;
            step: string;
            text: string;
            clause: string;
            clause_text: string;
            line: number;
            secret: boolean;
            shape: components["schemas"]["NothingShape"] | components["schemas"]["OneOfShape"] | components["schemas"]["OrderShape"] | components["schemas"]["NumberShape"] | components["schemas"]["SomeOfShape"] | components["schemas"]["AllotShape"] | components["schemas"]["DiceShape"] | components["schemas"]["MenuShape"] | components["schemas"]["FormShape"] | components["schemas"]["DealShape"];
            listed: components["schemas"]["Listed"][] | null;
            examples: string[];
            facts: components["schemas"]["FactInfo"][];
            routes: components["schemas"]["RouteInfo"][];
        };
        /** RatedPlayer */
        RatedPlayer: {
            face: string;
            name: string;
            games: number;
            won: number;
            strength: number;
        };
        /** RestTimes */
        RestTimes: {
            zone: string;
            /** @default  */
            starts: string;
            /** @default  */
            ends: string;
            /** @default false */
            weekends: boolean;
        };
        /** ResultInfo */
        ResultInfo: {
            winners: number[];
            places: number[];
            standings: components["schemas"]["StandingsInfo"];
            ending: string;
            text: string;
            clause: string;
        };
        /** ReviewInfo */
        ReviewInfo: {
            done: boolean;
            failed: boolean;
            progress: number;
            stage: string;
            seconds: number;
            budget: number;
            lines: number;
            recorded: number;
            decisions: number;
            glanced: number;
            throws: number;
            moments: components["schemas"]["ChancesInfo"][];
            turning: components["schemas"]["TurningInfo"][];
            costly: components["schemas"]["CostlyInfo"][];
            fortunes: components["schemas"]["FortuneInfo"][];
        };
        /** RollInfo */
        RollInfo: {
            dice: number[];
            modifiers: components["schemas"]["ModifierInfo"][];
            total: number;
        };
        /** RouteInfo */
        RouteInfo: {
            text: string;
            label: string;
            things: components["schemas"]["ThingInfo"][];
            names: string[];
            price: components["schemas"]["CostInfo"][];
            proposed: boolean;
            /** @default  */
            gain: string;
            /** @default false */
            sole: boolean;
        };
        /** RulesInfo */
        RulesInfo: {
            title: string;
            chapters: components["schemas"]["ChapterInfo"][];
        };
        /** SeatBody */
        SeatBody: {
            seat: number;
        };
        /** SeatChange */
        SeatChange: {
            /** @enum {string} */
            kind: "bot" | "open";
            bot?: string | null;
        };
        /** SeatInfo */
        SeatInfo: {
            seat: number;
            name: string;
            kind: string;
            colour: number;
            asked: boolean;
            mine: boolean;
            steward: boolean;
            bot: string;
            why: string;
            came: boolean;
            here: boolean;
            seen: number | null;
            asked_since: number | null;
            face?: string | null;
            vacation?: [
                number,
                number
            ] | null;
            /** @default 0 */
            vacation_left: number;
        };
        /** SeatLink */
        SeatLink: {
            seat: number;
            secret: string | null;
        };
        /** SeatShare */
        SeatShare: {
            seat: number;
            games: number;
            won: number;
        };
        /** SeatWish */
        SeatWish: {
            /**
             * @default human
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            name?: string | null;
            bot?: string | null;
        };
        /** Seated */
        Seated: {
            table: string;
            seat: number;
            key?: string | null;
        };
        /** SectionInfo */
        SectionInfo: {
            name: string;
            heading: string;
            text: string;
            items: string[];
            look: string[];
            state: components["schemas"]["TableState"] | null;
            caption: string;
        };
        /** Series */
        Series: {
            name: string;
            label: string;
            points: [
                number,
                number[]
            ][];
        };
        /** Shelf */
        Shelf: {
            /** @enum {string} */
            shelf: "" | "archived" | "hidden";
        };
        /** Shown */
        Shown: {
            shown: boolean;
        };
        /** Sit */
        Sit: {
            secret?: string | null;
            seat?: number | null;
            name?: string | null;
        };
        /** SomeOfShape */
        SomeOfShape: {
            kind: string;
            pile: number[];
            items: components["schemas"]["ItemInfo"][];
            low: number;
            high: number;
            answers?: number[][] | null;
            least?: number;
            worth?: number[];
            /** @constant */
            shape: "some_of";
        };
        /** SplitShape */
        SplitShape: {
            area: number;
            verbs: number[];
        };
        /** StandInfo */
        StandInfo: {
            label: string;
            better: number;
            given: number;
        };
        /** Standings */
        Standings: {
            columns: string[];
            rows: (number | null)[][];
        };
        /** StandingsInfo */
        StandingsInfo: {
            columns: components["schemas"]["ColumnInfo"][];
            rows: (number | null)[][];
            places: number[];
        };
        /** StepInfo */
        StepInfo: {
            step: string;
            text: string;
        };
        /** StewardBody */
        StewardBody: {
            seat: number;
            on: boolean;
        };
        /** StrengthInfo */
        StrengthInfo: {
            name: string;
            dice: number;
            bonus: number;
            units: number;
        };
        /** StrokeInfo */
        StrokeInfo: {
            line: number;
            text: string;
            luck: number;
        };
        /** TableMade */
        TableMade: {
            table: string;
            links: components["schemas"]["SeatLink"][];
        };
        /** TableMode */
        TableMode: {
            /** @enum {string} */
            mode: "" | "off" | "instant" | "digest" | "last";
        };
        /** TableNotices */
        TableNotices: {
            table: string;
            name: string;
            mode: string;
        };
        /** TableRow */
        TableRow: {
            table: string;
            title: string;
            name: string;
            round: number;
            round_word: string;
            asked: string[];
            line: number;
            updated: number;
            seats: string[];
            over: boolean;
            mine: boolean;
            my_turn: boolean;
            what_if: boolean;
            free: number[];
            /** @default  */
            shelf: string;
        };
        /** TableState */
        TableState: {
            table: string;
            title: string;
            name: string;
            board: string;
            line: number;
            over: boolean;
            result: components["schemas"]["ResultInfo"] | null;
            seats: components["schemas"]["SeatInfo"][];
            you: number;
            view: components["schemas"]["View"];
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            places: string[];
            texts: {
                [key: string]: string;
            };
            question: components["schemas"]["QuestionInfo"] | null;
            undo: number[];
            paused: boolean;
            pace: string;
            table_name: string;
            host: number | null;
            started: boolean;
            listed: boolean;
            rematch: string;
            vote: components["schemas"]["VoteInfo"] | null;
            clocks: components["schemas"]["Clocks"];
            chat_count: number;
            options: {
                [key: string]: unknown;
            };
            uploaded: boolean;
            chance: string;
            length: number;
            what_if: components["schemas"]["WhatIfInfo"] | null;
            version: number;
            odds: boolean;
            standings: components["schemas"]["StandingsInfo"];
            broken?: components["schemas"]["BrokenInfo"] | null;
            since?: number | null;
            told?: components["schemas"]["LineTold"][] | null;
        };
        /** ThingInfo */
        ThingInfo: {
            kind: string;
            slug: string;
            place?: string;
        };
        /** TitleInfo */
        TitleInfo: {
            title: string;
            name: string;
            blurb: string;
            stage: string;
            players: number[];
            options: components["schemas"]["OptionInfo"][];
            bots: components["schemas"]["LevelInfo"][];
            presets: components["schemas"]["PresetInfo"][];
            taught: boolean;
        };
        /** TitleShare */
        TitleShare: {
            title: string;
            name: string;
            games: number;
            won: number;
            fair: number;
            place: number;
            strength: number;
            sure: boolean;
            streak: number;
            seats: components["schemas"]["SeatShare"][];
            best_streak: number;
            rank: number;
            ranked: number;
            peoples: components["schemas"]["PeopleShare"][];
        };
        /** Track */
        Track: {
            name: string;
            spaces: components["schemas"]["TrackSpace"][];
            bands?: [
                string,
                number
            ][][];
        };
        /** TrackSpace */
        TrackSpace: {
            label: string | number;
            items: [
                string,
                string | number,
                number
            ][];
        };
        /** TryBody */
        TryBody: {
            given?: string[];
            value?: unknown;
            text?: string | null;
        };
        /** TryInfo */
        TryInfo: {
            accepted: boolean;
            done: boolean;
            text: string;
            reason: string | null;
            given: string[];
            events: components["schemas"]["EventInfo"][];
            state: components["schemas"]["TableState"];
        };
        /** TurningInfo */
        TurningInfo: {
            line: number;
            until: number;
            seat: number;
            before: number;
            after: number;
        };
        /** UndoBody */
        UndoBody: {
            seat: number;
            line?: number | null;
        };
        /** Uploaded */
        Uploaded: {
            table: string;
        };
        /** VacationBody */
        VacationBody: {
            days: number;
            seat?: number | null;
        };
        /** View */
        View: {
            round: number;
            phase: string;
            areas: {
                [key: string]: components["schemas"]["Area"];
            };
            seats: {
                [key: string]: unknown;
            }[];
            tracks: components["schemas"]["Track"][];
            hand: [
                string,
                string,
                number
            ][];
            supply: {
                [key: string]: number;
            };
            standings: components["schemas"]["Standings"];
            more: {
                [key: string]: unknown;
            };
            packages?: components["schemas"]["Package"][];
            hands?: [
                string,
                string,
                number
            ][][];
        };
        /** VoteBody */
        VoteBody: {
            /** @enum {string} */
            what: "pause" | "stand_in" | "draw" | "more_time" | "take_back";
            seat?: number | null;
            by?: number | null;
            line?: number | null;
        };
        /** VoteInfo */
        VoteInfo: {
            what: string;
            by: number;
            seat: number | null;
            yes: number[];
            no: number[];
            voters: number[];
            text: string;
            line?: number | null;
        };
        /** WayInfo */
        WayInfo: {
            id: string;
            kind: string;
            address: string;
            mode: string;
            confirmed: boolean;
            told: number | null;
            error: string;
            gave_up: number | null;
        };
        /** WayMode */
        WayMode: {
            /** @enum {string} */
            mode: "instant" | "digest" | "last";
        };
        /** WhatIfBody */
        WhatIfBody: {
            line: number;
            seat?: number | null;
            bot?: string | null;
        };
        /** WhatIfInfo */
        WhatIfInfo: {
            table: string;
            line: number;
            seat: number | null;
            redealt: boolean;
            text: string;
        };
        /** Withheld */
        Withheld: {
            label: string;
            things: components["schemas"]["ThingInfo"][];
            clause: string;
            clause_text: string;
            price: components["schemas"]["CostInfo"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
